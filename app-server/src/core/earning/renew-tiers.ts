import { and, asc, eq, gte, lt, lte, ne, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { card, member, tierChange, tierPoint } from '../../schema/index.ts';
import { separately } from '../ledger/each-member.ts';
import { lockMember } from '../member/lock-member.ts';
import { programmeYear } from '../member/programme-year.ts';
import { tierOf } from './settle-tier.ts';

async function renew(tx: Transaction, clock: Clock, memberId: number): Promise<void> {
  const { startsAt, endsAt } = programmeYear(clock.now());
  const own = await lockMember(tx, memberId);
  if (own.tierExpiresAt >= startsAt) return;
  const last = programmeYear(new Date(startsAt.getTime() - 1000));
  const inYear = and(gte(tierPoint.at, last.startsAt), lte(tierPoint.at, last.endsAt));
  const [points] = await tx
    .select({ sum: sum(tierPoint.points).mapWith(Number) })
    .from(tierPoint)
    .where(and(eq(tierPoint.memberId, memberId), inYear));
  const tier = tierOf(points?.sum ?? 0);
  const now = { tier, expiresAt: endsAt };
  await tx.update(member).set({ tier, tierExpiresAt: endsAt }).where(eq(member.id, memberId));
  await tx
    .update(card)
    .set(now)
    .where(and(eq(card.memberId, memberId), ne(card.status, 'REPLACED')));
  // of the year that has ended: the new one begins with the new tier
  if (tier !== own.tier)
    await tx.insert(tierChange).values({ memberId, from: own.tier, to: tier, at: last.endsAt });
}

/** On 1 April in Macau, tiers that ended become those that the points of the ended year reach, for the new year. */
export async function renewTiers(db: Database, clock: Clock): Promise<void> {
  const isOver = and(
    lt(member.tierExpiresAt, programmeYear(clock.now()).startsAt),
    ne(member.status, 'CLOSED'),
  );
  const due = await db.select({ memberId: member.id }).from(member).where(isOver).orderBy(asc(member.id));
  await separately(db, due, (tx, memberId) => renew(tx, clock, memberId));
}
