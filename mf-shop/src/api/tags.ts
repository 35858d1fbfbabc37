/** What a reservation changes: itself, the lists of them, and what can still be booked. */
export const SHOP_TAGS = ['Reservation', 'Slots'] as const;
