import type { Tier } from '@resort/shared/calls/rows';
import type { EarningKind } from '../../../src/core/earning/rules.ts';
import type { Unit } from '../../../src/core/ledger/types.ts';

/**
 * When something happened. `LAST_YEAR`: days before the end of the last calendar year, so that what it earned expires
 * this year. `THIS_YEAR`: days before today, but not before this programme year and this calendar year.
 */
export interface When {
  readonly in: 'LAST_YEAR' | 'THIS_YEAR';
  readonly days: number;
}

export interface Spend {
  readonly kind: EarningKind;
  /** paid with money, in hundredths of MOP; the rules of the day decide what it earns */
  readonly mop: bigint;
  readonly when: When;
}

export interface Use {
  /** its reason, named in the statement's texts */
  readonly kind: 'SPA' | 'DINING' | 'SHOPPING' | 'HOTEL';
  readonly unit: Unit;
  readonly amount: bigint;
  readonly when: When;
  /** on hold for these days instead of used */
  readonly heldDays?: number;
}

export type Step = Spend | Use;

const lastYear = (days: number): When => ({ in: 'LAST_YEAR', days });
const thisYear = (days: number): When => ({ in: 'THIS_YEAR', days });

const spend = (kind: EarningKind, mop: bigint, when: When): Spend => ({ kind, mop, when });
const dollars = (kind: Use['kind'], amount: bigint, when: When): Use => ({
  kind,
  unit: 'DOLLAR',
  amount,
  when,
});
const points = (amount: bigint, when: When): Use => ({ kind: 'SHOPPING', unit: 'POINT', amount, when });

/** Days of `thisYear` on which campaigns ran. */
export const STAY_DAYS = 16;
/** before the orders of seeds/exchange/orders.ts, so that the statement is in order of days */
export const SPA_DAYS = 13;
/** Day of `lastYear` on which a campaign ran. */
export const WINTER_DAYS = 3;

/** What a member of a tier spent in this programme year: together the tier points, below the next tier's. */
function recent(stay: bigint, dining: bigint, spa: bigint): readonly Step[] {
  return [
    spend('DINING', dining, thisYear(31)),
    spend('STAY', stay, thisYear(STAY_DAYS)),
    spend('SPA', spa, thisYear(SPA_DAYS)),
  ];
}

const RECENT: Record<Tier, readonly Step[]> = {
  CLASSIC: recent(400_00n, 120_00n, 80_00n),
  SILVER: recent(4_800_00n, 1_740_00n, 260_00n),
  GOLD: recent(21_200_00n, 4_300_00n, 900_00n),
  DIAMOND: recent(21_125_00n, 13_195_00n, 2_480_50n),
};

const earlier = (stay: bigint, used: bigint): readonly Step[] => [
  spend('STAY', stay, lastYear(WINTER_DAYS)),
  points(used, thisYear(118)),
];

/** What members of a tier spent and used, oldest first. Tests and pictures depend on the resulting balances. */
const OF_TIER: Record<Tier, readonly Step[]> = {
  CLASSIC: [...earlier(1_000_00n, 120n), ...RECENT.CLASSIC],
  SILVER: [...earlier(3_000_00n, 384n), ...RECENT.SILVER],
  GOLD: [...earlier(9_425_00n, 1_760n), ...RECENT.GOLD],
  DIAMOND: [...earlier(19_400_00n, 3_165n), ...RECENT.DIAMOND],
};

/** Members with a longer history, by phone. */
const PASTS: Readonly<Record<string, readonly Step[]>> = {
  '66000001': [
    spend('STAY', 21_000_00n, lastYear(29)),
    spend('DINING', 8_800_00n, lastYear(24)),
    spend('STAY', 18_000_00n, lastYear(18)),
    spend('SPA', 18_800_00n, lastYear(12)),
    spend('STAY', 30_000_00n, lastYear(WINTER_DAYS)),
    dollars('SPA', 150_00n, thisYear(225)),
    points(18_000n, thisYear(225)),
    dollars('DINING', 280_00n, thisYear(150)),
    points(8_005n, thisYear(118)),
    dollars('SHOPPING', 338_00n, thisYear(80)),
    ...RECENT.DIAMOND.slice(0, 2),
    { ...dollars('HOTEL', 120_00n, thisYear(14)), heldDays: 20 },
    ...RECENT.DIAMOND.slice(2),
  ],
  '66000002': [
    spend('STAY', 9_000_00n, lastYear(29)),
    spend('DINING', 4_250_00n, lastYear(24)),
    spend('STAY', 10_500_00n, lastYear(18)),
    spend('STAY', 5_800_00n, lastYear(WINTER_DAYS)),
    dollars('SPA', 60_00n, thisYear(225)),
    points(2_500n, thisYear(225)),
    dollars('DINING', 120_00n, thisYear(150)),
    points(1_192n, thisYear(118)),
    dollars('SHOPPING', 180_00n, thisYear(80)),
    ...RECENT.GOLD,
  ],
};

/** What a demo member spent and used, oldest first. */
export const stepsOf = (phone: string, tier: Tier): readonly Step[] => PASTS[phone] ?? OF_TIER[tier];
