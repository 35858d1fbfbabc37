import * as z from 'zod/mini';

/** The id of a row on the wire: decimal text, exact as a number (at most 15 digits, below 2^52). */
export const ROW_ID = /^[1-9]\d{0,14}$/;
export const rowId = z.string().check(z.regex(ROW_ID));

/** The code of something with a page of its own, in capitals: an outlet, an event. */
export const capitalCode = z.string().check(z.regex(/^[A-Z][A-Z0-9-]{1,39}$/));

export const orderNo = z.string().check(z.maxLength(32));

/** Macau's wall clock, HH:mm. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A code with its name in the request's language. */
export const named = z.object({ code: z.string(), name: z.string() });

/** Up to three vouchers, in the order they are applied. */
export const voucherIds = z.optional(z.array(rowId).check(z.maxLength(3)));
