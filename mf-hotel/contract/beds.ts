/** How the beds of a room can stand, where guests have the choice; screens import it from here, without the rows. */
export const BEDS = ['KING', 'TWIN'] as const;
export type Bed = (typeof BEDS)[number];
