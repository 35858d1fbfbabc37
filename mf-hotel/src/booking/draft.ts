/** What was typed is for whichever stay is booked in the end: one draft for all. */
export const DRAFT = 'hotel.booking';
