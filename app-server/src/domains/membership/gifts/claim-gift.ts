import type { giftCalls } from '@resort/mf-membership/contract';
import { sql } from 'drizzle-orm';
import { lockMember } from '../../../core/member/lock-member.ts';
import { newPickUpCode } from '../../../core/orders/pick-up-code.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { giftClaim } from '../tables/gifts.ts';
import { GIFT_CATEGORIES } from '../texts/gifts.ts';
import { claimedGifts, claimsOf, giftYear } from './claims.ts';

/** The first half of the key separates it from other advisory locks. */
const LOCK_SPACE = 7_431;

/** Claims of one gift take turns, because its stock is what they leave. */
const lockGift = (tx: Transaction, giftId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${giftId}))`);

/**
 * Claims a gift for this programme year and resolves to its pick-up code, or to null if it was collected. The same
 * gift again answers the same. Throws NOT_FOUND, GIFT_QUOTA when the tier gives no (further) gift of the kind,
 * GIFT_STOCK when none is left.
 */
export async function claim(
  tx: Transaction,
  clock: Clock,
  { memberId, giftId }: { readonly memberId: number; readonly giftId: string },
): Promise<string | null> {
  const category = GIFT_CATEGORIES.find(({ gifts }) => gifts.some(({ id }) => id === giftId));
  const gift = category?.gifts.find(({ id }) => id === giftId);
  if (category === undefined || gift === undefined) throw new DomainError('NOT_FOUND');
  const { tier } = await lockMember(tx, memberId);
  const own = await claimedGifts(tx, clock, memberId);
  const before = own.get(giftId);
  if (before !== undefined) return before.pickUpCode;
  const used = category.gifts.filter(({ id }) => own.has(id)).length;
  if (used >= category.quota[tier]) throw new DomainError('GIFT_QUOTA');
  await lockGift(tx, giftId);
  const gone = (await claimsOf(tx, [gift])).get(giftId) ?? 0;
  if (gone >= gift.supply) throw new DomainError('GIFT_STOCK');
  const pickUpCode = newPickUpCode();
  const about = { memberId, giftId, programmeYear: giftYear(clock) };
  await tx.insert(giftClaim).values({ ...about, claimedAt: clock.sqlNow(), pickUpCode });
  return pickUpCode;
}

export async function claimGift({
  db,
  clock,
  caller: { memberId },
  params,
}: ContextOf<typeof giftCalls, 'POST /user/gifts/{id}/claim'>) {
  const pickUpCode = await inTransaction(db, (tx) => claim(tx, clock, { memberId, giftId: params.id }));
  return { id: params.id, pickUpCode };
}
