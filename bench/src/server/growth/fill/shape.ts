/** How many members are filled in, and what the rows of a year refer to. Each statement of the filling gets it. */
export interface Shape {
  readonly members: number;
  readonly couponId: number;
  readonly roomTypeId: number;
  readonly ratePlanId: number;
  readonly earningRuleId: number;
  /** the programme's own account of dollars */
  readonly liabilityId: number;
  /** what sealed values begin with, as hexadecimal digits */
  readonly sealMark: string;
}

/** Ids of filled rows begin here, above those of the demo's. Row `n` of a kind has the id FIRST + n. */
export const FIRST = 10_000_000;
/** Dollars of one earning and of one spending, minor units. Members keep enough for many redemptions. */
export const EARNED = 10_000_000;
export const SPENT = 10_000;
/** each of a member and year: credited, and later spent */
export const TIMES = 3;
const DAYS = 365;

/** Rows `n` of `kinds` for each member `i`; the first of everybody comes before the second, so that a member's rows are apart. */
export const eachOf = ({ members }: Pick<Shape, 'members'>, kinds: number): string =>
  `(select n, n / ${members} as k, n % ${members} as i from generate_series(0::bigint, ${members * kinds - 1}) as n) as row`;

/** A moment of the last year for the `k`-th of `kinds` things of a member, another one for each member. */
export const moment = (kinds: number, k = 'k', i = 'i'): string =>
  `now() - interval '1 hour' - (${DAYS} - ${DAYS} * (${k} + (${i} * 7919 % 10007) / 10008e0) / ${kinds}) * interval '1 day'`;

/** What is random in the product's own rows: it has no order that an index could profit from. */
export const scattered = (what: string, length = 16): string => `left(md5(${what}), ${length})`;
