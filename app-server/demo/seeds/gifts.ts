import type { Tier } from '@resort/shared/calls/rows';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { programmeYear } from '../../src/core/member/programme-year.ts';
import { macauYear } from '../../src/platform/time/clock.ts';
import type { Transaction } from '../../src/platform/database/index.ts';
import { giftClaim } from '../../src/domains/membership/tables/gifts.ts';
import { member } from '../../src/schema/index.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from './members.ts';

const LONG_AGO_DAYS = 460;

/**
 * Gifts that members of a tier have claimed this year. Gift 303 had a stock of two, so it shows as given
 * away.
 */
const CLAIMED: Record<Tier, readonly string[]> = {
  CLASSIC: ['101'],
  SILVER: ['101'],
  GOLD: ['101', '201'],
  DIAMOND: ['102', '201', '301'],
};
const LAST_ONES = ['66000108', '66000112'];

/** Adds the claimed gifts of the demo members with a history, if they have none. */
export async function seedGiftClaims(tx: Transaction, now: Date): Promise<void> {
  const phones = DEMO_MEMBERS.filter(({ joinedDaysAgo }) => joinedDaysAgo > LONG_AGO_DAYS).map(
    ({ phone }) => phone,
  );
  const without = await tx
    .select({ memberId: member.id, tier: member.tier, phone: member.phone })
    .from(member)
    .leftJoin(giftClaim, eq(giftClaim.memberId, member.id))
    .where(and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, phones), isNull(giftClaim.id)));
  const year = macauYear(programmeYear(now).startsAt);
  const claims = without.flatMap(({ memberId, tier, phone }) =>
    [...CLAIMED[tier], ...(LAST_ONES.includes(phone) ? ['303'] : [])].map((giftId) => ({
      memberId,
      giftId,
      programmeYear: year,
      claimedAt: now,
      collectedAt: now,
      collectedFrom: 'demo',
    })),
  );
  if (claims.length > 0) await tx.insert(giftClaim).values(claims);
}
