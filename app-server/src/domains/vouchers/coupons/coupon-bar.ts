import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import { coupon } from '../../../schema/index.ts';

/** Why a member cannot take a coupon: the first reason that applies, in this order. */
export type CouponBar = 'NOT_STARTED' | 'ENDED' | 'TIER' | 'LIMIT' | 'SOLD_OUT';

export interface Taker {
  readonly tier: Tier;
  /** how many of the coupon the member has taken */
  readonly taken: number;
}

type Coupon = typeof coupon.$inferSelect;
export type CouponWindow = { readonly isEarly: boolean; readonly isOver: boolean };

/** Columns that tell, by the database's time, whether a coupon may be taken yet, and still. */
export const couponWindow = (clock: Clock) => ({
  isEarly: sql<boolean>`${coupon.startsAt} > ${clock.sqlNow()}`,
  isOver: sql<boolean>`${coupon.endsAt} <= ${clock.sqlNow()}`,
});

/** Null: it can be taken. The final decision is made under the coupon's lock. */
export function couponBar(
  { tierMin, perMember, stock, isEarly, isOver }: Coupon & CouponWindow,
  { tier, taken }: Taker,
): CouponBar | null {
  if (isEarly) return 'NOT_STARTED';
  if (isOver) return 'ENDED';
  if (TIERS.indexOf(tier) < TIERS.indexOf(tierMin)) return 'TIER';
  if (taken >= perMember) return 'LIMIT';
  return stock === 0 ? 'SOLD_OUT' : null;
}
