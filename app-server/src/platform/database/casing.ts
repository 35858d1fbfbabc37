/**
 * How a key of the schema becomes a column: `memberId` is `member_id`.
 * The drizzle client and drizzle-kit must agree on it, so both take it from here.
 */
export const casing = 'snake_case';
