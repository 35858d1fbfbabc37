import type { Tier } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import { macauDate } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { earningRule } from '../../../src/schema/index.ts';
import { instantOf } from './days.ts';
import { SPA_DAYS, STAY_DAYS, WINTER_DAYS, type When } from './steps.ts';

type Campaign = Pick<typeof earningRule.$inferInsert, 'campaign' | 'kind' | 'unit' | 'releaseDays'> & {
  readonly when: When;
  /** extra, in the unit of `earning_rule.basis_points` */
  readonly basisPoints: Record<Tier, number>;
};

const stayDay: When = { in: 'THIS_YEAR', days: STAY_DAYS };
const stayPoints = { CLASSIC: 4_000, SILVER: 2_000, GOLD: 3_000, DIAMOND: 10_000 };

/** Campaigns of one day each, so that a day on which seeds run again gets rules of its own. */
const CAMPAIGNS: readonly Campaign[] = [
  {
    campaign: 'WINTER-STAYS',
    kind: 'STAY',
    unit: 'POINT',
    when: { in: 'LAST_YEAR', days: WINTER_DAYS },
    basisPoints: stayPoints,
  },
  { campaign: 'MEMBERS-STAYS', kind: 'STAY', unit: 'POINT', when: stayDay, basisPoints: stayPoints },
  {
    campaign: 'MEMBERS-STAYS',
    kind: 'STAY',
    unit: 'DOLLAR',
    when: stayDay,
    basisPoints: { CLASSIC: 1_750, SILVER: 300, GOLD: 200, DIAMOND: 900 },
  },
  {
    campaign: 'SPA-WEEK',
    kind: 'SPA',
    unit: 'DOLLAR',
    when: { in: 'THIS_YEAR', days: SPA_DAYS },
    basisPoints: { CLASSIC: 1_000, SILVER: 1_000, GOLD: 1_000, DIAMOND: 1_000 },
    releaseDays: SPA_DAYS + 7,
  },
];

/** Adds the campaigns' rules for the days of the demo members' visits, once for a day. */
export async function seedCampaigns(tx: Transaction, now: Date): Promise<void> {
  for (const { when, basisPoints, ...rule } of CAMPAIGNS) {
    const day = macauDate(instantOf(when, now));
    const isKnown = and(
      eq(earningRule.campaign, rule.campaign ?? ''),
      eq(earningRule.unit, rule.unit),
      eq(earningRule.validFrom, day),
    );
    if ((await tx.$count(earningRule, isKnown)) > 0) continue;
    const tiers = Object.keys(basisPoints) as Tier[];
    await tx.insert(earningRule).values(
      tiers.map((tier) => ({
        ...rule,
        tier,
        basisPoints: basisPoints[tier],
        validFrom: day,
        validTo: day,
      })),
    );
  }
}
