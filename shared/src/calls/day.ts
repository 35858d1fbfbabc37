import * as z from 'zod/mini';

/** A day that a request names, YYYY-MM-DD: one that the calendar has, from the year 1000 on. */
export const askedDay = z.iso.date().check(z.regex(/^[1-9]/));
