import { and, count, eq, inArray } from 'drizzle-orm';
import type { GiftContent } from '../texts/gifts.ts';
import { programmeYear } from '../../../core/member/programme-year.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauYear, type Clock } from '../../../platform/time/clock.ts';
import { giftClaim } from '../../../schema/index.ts';

/** The gifts that a member claimed in this programme year. */
export async function claimedGifts(db: Executor, clock: Clock, memberId: number): Promise<Set<string>> {
  const year = macauYear(programmeYear(clock.now()).startsAt);
  const own = await db
    .select({ giftId: giftClaim.giftId })
    .from(giftClaim)
    .where(and(eq(giftClaim.memberId, memberId), eq(giftClaim.programmeYear, year)));
  return new Set(own.map(({ giftId }) => giftId));
}

/** How many of each gift were handed over in all. */
export async function handedOver(db: Executor, gifts: readonly GiftContent[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ giftId: giftClaim.giftId, claims: count() })
    .from(giftClaim)
    .where(
      inArray(
        giftClaim.giftId,
        gifts.map(({ id }) => id),
      ),
    )
    .groupBy(giftClaim.giftId);
  return new Map(rows.map(({ giftId, claims }) => [giftId, claims]));
}
