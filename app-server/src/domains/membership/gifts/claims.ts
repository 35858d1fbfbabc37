import { and, count, eq, inArray } from 'drizzle-orm';
import type { GiftContent } from '../texts/gifts.ts';
import { programmeYear } from '../../../core/member/programme-year.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauYear, type Clock } from '../../../platform/time/clock.ts';
import { giftClaim } from '../tables/gifts.ts';

/** The programme year in which a gift is claimed now. */
export const giftYear = (clock: Clock): number => macauYear(programmeYear(clock.now()).startsAt);

/** A member's claims in this programme year, by gift. */
export async function claimedGifts(
  db: Executor,
  clock: Clock,
  memberId: number,
): Promise<Map<string, typeof giftClaim.$inferSelect>> {
  const own = await db
    .select()
    .from(giftClaim)
    .where(and(eq(giftClaim.memberId, memberId), eq(giftClaim.programmeYear, giftYear(clock))));
  return new Map(own.map((claim) => [claim.giftId, claim]));
}

/** How many of each gift were claimed in all. */
export async function claimsOf(db: Executor, gifts: readonly GiftContent[]): Promise<Map<string, number>> {
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
