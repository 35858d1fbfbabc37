/**
 * How the schema's keys become columns: `memberId` is `member_id`. The drizzle client and drizzle-kit must
 * agree, so both read it here.
 */
export const casing = 'snake_case';
