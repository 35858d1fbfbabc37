import type { Tier } from '@resort/shared/calls/rows';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { TIER_CONTENT } from '../../../locales/tiers.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { member, tierPoint } from '../../../schema/index.ts';
import { programmeYear } from '../../../core/member/programme-year.ts';

/** A member's standing in the programme; tier points are those of the current programme year. */
export interface Standing {
  readonly status: 'ACTIVE' | 'FROZEN' | 'CLOSING' | 'CLOSED';
  readonly tier: Tier;
  readonly tierPoints: number;
  /** tier points missing to keep the tier for another year; also 0 if it does not expire this year */
  readonly keep: { readonly need: number; readonly by: Date };
  /** null: there is no higher tier */
  readonly upgrade: {
    readonly tier: Tier;
    readonly threshold: number;
    readonly need: number;
    readonly by: Date;
  } | null;
}

/** Reads a member's standing. Throws if the member does not exist. */
export async function standingOf(db: Executor, clock: Clock, memberId: number): Promise<Standing> {
  const { startsAt, endsAt } = programmeYear(clock.now());
  const [row] = await db
    .select({
      status: member.status,
      tier: member.tier,
      expiresAt: member.tierExpiresAt,
      points: sql`coalesce(sum(${tierPoint.points}), 0)`.mapWith(Number),
    })
    .from(member)
    .leftJoin(
      tierPoint,
      and(eq(tierPoint.memberId, member.id), gte(tierPoint.at, startsAt), lte(tierPoint.at, endsAt)),
    )
    .where(eq(member.id, memberId))
    .groupBy(member.id);
  if (row === undefined) throw new Error(`there is no member ${memberId}`);
  const { status, tier, expiresAt, points } = row;
  const missing = (threshold: number) => Math.max(0, threshold - points);
  const at = TIER_CONTENT.findIndex(({ code }) => code === tier);
  const next = TIER_CONTENT[at + 1];
  const isAtStake = expiresAt <= endsAt;
  return {
    status,
    tier,
    tierPoints: points,
    keep: { need: isAtStake ? missing(TIER_CONTENT[at]?.threshold ?? 0) : 0, by: expiresAt },
    upgrade: next
      ? { tier: next.code, threshold: next.threshold, need: missing(next.threshold), by: endsAt }
      : null,
  };
}
