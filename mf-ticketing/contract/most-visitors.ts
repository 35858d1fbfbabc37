/** Visitors that one member may save; screens import it from here, without the rows. */
export const MOST_VISITORS = 20;
