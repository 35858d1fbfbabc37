/** Tags that a reservation invalidates: itself, the lists of reservations, and availability. */
export const SHOP_TAGS = ['Reservation', 'Slots'] as const;
