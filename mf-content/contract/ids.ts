import { rowId } from '@resort/shared/calls/rows';
import * as z from 'zod/mini';

/** Decimal text, below 2^52. */
export const id = rowId;

/** The editors' name for something: `dining`, `visa`, `home-top`. */
export const code = z.string().check(z.minLength(1), z.maxLength(40));

/** A choice of a filter, in the order of the list. */
export const choice = z.object({ id: z.string(), name: z.string(), order: z.int() });
export type ContentChoice = z.infer<typeof choice>;
