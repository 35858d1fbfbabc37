import type { OfferedCoupon } from '@resort/mf-vouchers/contract';
import type { Language } from '@resort/shared/contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { couponBar, couponWindow } from './coupon-bar.ts';
import { tierName } from '../../../core/member/tiers.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { coupon, member, voucher } from '../../../schema/index.ts';
import { couponFace } from '../on-wire.ts';

export interface Asker {
  readonly memberId: number;
  readonly language: Language;
}

/** Coupons for one member: how many they claimed already, and what prevents another one. */
export async function offeredCoupons(
  db: Executor,
  clock: Clock,
  { memberId, language }: Asker,
  where: SQL | undefined,
): Promise<OfferedCoupon[]> {
  const rows = await db
    .select({
      row: coupon,
      ...couponWindow(clock),
      tier: member.tier,
      taken: sql<number>`count(${voucher.sequence})::int`,
    })
    .from(coupon)
    .innerJoin(member, eq(member.id, memberId))
    .leftJoin(voucher, and(eq(voucher.couponId, coupon.id), eq(voucher.memberId, memberId)))
    .where(where)
    .groupBy(coupon.id, member.id)
    .orderBy(asc(coupon.endsAt), asc(coupon.id));
  return rows.map(({ row, isEarly, isOver, tier, taken }) => ({
    couponCode: row.code,
    ...couponFace(row, language),
    stockLeft: row.stock,
    perMember: row.perMember,
    taken,
    startAt: macauInstant(row.startsAt),
    endAt: macauInstant(row.endsAt),
    tierMin: row.tierMin,
    tierMinName: tierName(row.tierMin, language),
    validDays: row.validDays,
    validTo: row.usableUntil && macauInstant(row.usableUntil),
    reason: couponBar({ ...row, isEarly, isOver }, { tier, taken }),
  }));
}
