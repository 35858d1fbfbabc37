/** Guests that one member may save; screens import it from here, without the rows. */
export const MOST_GUESTS = 20;
