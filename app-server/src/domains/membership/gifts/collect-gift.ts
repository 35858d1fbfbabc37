import { and, eq } from 'drizzle-orm';
import { lockMember } from '../../../core/member/lock-member.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { giftClaim } from '../tables/gifts.ts';
import { GIFT_CATEGORIES } from '../texts/gifts.ts';
import { giftYear } from './claims.ts';

/**
 * Hands over a claimed gift by its pick-up code; undefined if no gift has the code, also after it was collected.
 * Throws STALE when the programme year of the claim is over.
 */
export async function collectGift(
  tx: Transaction,
  clock: Clock,
  { pickUpCode, actor }: { readonly pickUpCode: string; readonly actor: string },
): Promise<{ readonly number: string; readonly name: string } | undefined> {
  const hasCode = eq(giftClaim.pickUpCode, pickUpCode);
  const [shown] = await tx.select().from(giftClaim).where(hasCode);
  if (shown === undefined) return undefined;
  await lockMember(tx, shown.memberId);
  if (shown.programmeYear !== giftYear(clock)) throw new DomainError('STALE');
  const collected = { pickUpCode: null, collectedAt: clock.sqlNow(), collectedFrom: actor };
  const [own] = await tx
    .update(giftClaim)
    .set(collected)
    .where(and(eq(giftClaim.id, shown.id), hasCode))
    .returning();
  if (own === undefined) return undefined;
  const gift = GIFT_CATEGORIES.flatMap(({ gifts }) => gifts).find(({ id }) => id === own.giftId);
  return { number: `G${own.id}`, name: gift?.name.en ?? own.giftId };
}
