import * as z from 'zod/mini';

/** A date in a request, YYYY-MM-DD: a valid calendar date from the year 1000 on. */
export const askedDay = z.iso.date().check(z.regex(/^[1-9]/));
