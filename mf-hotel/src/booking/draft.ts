/** One draft for all stays: the guest's details are the same whichever stay they book. */
export const DRAFT = 'hotel.booking';
