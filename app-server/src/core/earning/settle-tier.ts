import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { and, asc, eq, gte, lte, ne, sum } from 'drizzle-orm';
import { TIER_CONTENT } from '../../locales/tiers.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { card, member, tierChange, tierPoint } from '../../schema/index.ts';
import { programmeYear } from '../member/programme-year.ts';
import { TIER_NEWS } from './tell-tier.ts';

const rank = (tier: Tier) => TIERS.indexOf(tier);
const higher = (a: Tier, b: Tier): Tier => (rank(a) > rank(b) ? a : b);

/** The tier that this many points of a programme year reach. */
export function tierOf(points: number): Tier {
  return TIER_CONTENT.findLast(({ threshold }) => threshold <= points)?.code ?? 'CLASSIC';
}

/**
 * The tier that a member's points of this programme year have reached, at once: never below the tier with which the year
 * began, so that what is taken back can only undo upgrades of the same year. The member's row is locked.
 */
export async function settleTier(tx: Transaction, clock: Clock, memberId: number): Promise<void> {
  const { startsAt, endsAt } = programmeYear(clock.now());
  const inYear = and(
    eq(tierPoint.memberId, memberId),
    gte(tierPoint.at, startsAt),
    lte(tierPoint.at, endsAt),
  );
  const [points] = await tx
    .select({ sum: sum(tierPoint.points).mapWith(Number) })
    .from(tierPoint)
    .where(inYear);
  const [own] = await tx.select({ tier: member.tier }).from(member).where(eq(member.id, memberId));
  if (own === undefined) throw new Error(`there is no member ${memberId}`);
  const ofYear = and(eq(tierChange.memberId, memberId), gte(tierChange.at, startsAt));
  const [first] = await tx.select().from(tierChange).where(ofYear).orderBy(asc(tierChange.id)).limit(1);
  const from = own.tier;
  const reached = tierOf(points?.sum ?? 0);
  const to = higher(first?.from ?? from, reached);
  if (to === from) return;
  // what this year's points have earned is good for all of the next, too
  const expiresAt = reached === to ? programmeYear(new Date(endsAt.getTime() + 1000)).endsAt : endsAt;
  await tx.update(member).set({ tier: to, tierExpiresAt: expiresAt }).where(eq(member.id, memberId));
  const isInUse = and(eq(card.memberId, memberId), ne(card.status, 'REPLACED'));
  await tx.update(card).set({ tier: to, expiresAt }).where(isInUse);
  const [change] = await tx
    .insert(tierChange)
    .values({ memberId, from, to, at: clock.sqlNow() })
    .returning({ id: tierChange.id });
  if (rank(to) > rank(from))
    await enqueue(tx, clock, {
      topic: TIER_NEWS,
      payload: { memberId, tier: to },
      dedupeKey: `tier ${change?.id}`,
    });
}
