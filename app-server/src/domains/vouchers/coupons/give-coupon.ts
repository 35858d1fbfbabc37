import type { Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { coupon, member, voucher } from '../../../schema/index.ts';
import { takeLocks } from '../../../platform/database/lock-order.ts';
import { tierName } from '../../../core/member/tiers.ts';
import { record } from '../../../core/vouchers/change.ts';
import { couponBar, couponWindow } from './coupon-bar.ts';
import { termsOf, validity } from '../../../core/vouchers/issue.ts';

export interface Taking {
  readonly memberId: number;
  readonly couponCode: string;
  /** of a refusal's words */
  readonly language: Language;
}

/** Locks the coupon, so that stock and limit are counted sequentially. */
async function lockCoupon(tx: Transaction, clock: Clock, code: string) {
  takeLocks(tx, 'inventory', [`coupon ${code}`]);
  const [found] = await tx
    .select({ row: coupon, ...couponWindow(clock) })
    .from(coupon)
    .where(eq(coupon.code, code))
    .for('no key update');
  if (found === undefined) throw new DomainError('NOT_FOUND');
  const { row, ...window } = found;
  return { ...row, ...window };
}

async function tierOf(tx: Transaction, memberId: number): Promise<Tier> {
  const [found] = await tx.select({ tier: member.tier }).from(member).where(eq(member.id, memberId));
  if (found === undefined) throw new Error('no such member');
  return found.tier;
}

/**
 * Takes a coupon from its stock, within the limit per member. Resolves to the voucher. Throws NOT_FOUND,
 * COUPON_NOT_STARTED, COUPON_ENDED, COUPON_TIER {tier}, COUPON_LIMIT, COUPON_SOLD_OUT.
 */
export async function takeCoupon(
  tx: Transaction,
  clock: Clock,
  { memberId, couponCode, language }: Taking,
): Promise<{ readonly voucherId: number; readonly validTo: Date }> {
  const wanted = await lockCoupon(tx, clock, couponCode);
  const isTaken = and(
    eq(voucher.couponId, wanted.id),
    eq(voucher.memberId, memberId),
    isNotNull(voucher.sequence),
  );
  const taken = await tx.$count(voucher, isTaken);
  const bar = couponBar(wanted, { tier: await tierOf(tx, memberId), taken });
  if (bar !== null) throw new DomainError(`COUPON_${bar}`, { tier: tierName(wanted.tierMin, language) });
  await tx
    .update(coupon)
    .set({ stock: sql`${coupon.stock} - 1` })
    .where(eq(coupon.id, wanted.id));
  const [added] = await tx
    .insert(voucher)
    .values({
      couponId: wanted.id,
      memberId,
      status: 'TAKEN',
      sequence: taken + 1,
      ...validity(clock, termsOf(wanted)),
    })
    .returning({ voucherId: voucher.id, validTo: voucher.validTo });
  if (added === undefined) throw new Error('a voucher was not stored');
  await record(tx, clock, [added.voucherId], 'TAKEN');
  return added;
}
