import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { rulesFor, rulesOn, type EarningKind, type EarningUnit } from '../../../core/earning/rules.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';

type PerTier = Record<Tier, string>;

/** What each tier earns by the rules of today, by the id of the benefit that says it. */
export async function ratesNow(db: Executor, clock: Clock): Promise<Readonly<Record<string, PerTier>>> {
  const rules = await rulesOn(db, macauDate(clock.now()));
  const basisPoints = (kind: EarningKind, unit: EarningUnit, tier: Tier) =>
    rulesFor(rules, { kind, tier, currency: 'MOP' })
      .filter((rule) => rule.unit === unit)
      .reduce((sum, rule) => sum + rule.basisPoints, 0);
  const perTier = (of: (tier: Tier) => string) =>
    Object.fromEntries(TIERS.map((tier) => [tier, of(tier)])) as PerTier;
  return {
    'points-rate': perTier((tier) => `${basisPoints('DINING', 'POINT', tier) / 1000}×`),
    'dollars-rate': perTier((tier) => `${basisPoints('DINING', 'DOLLAR', tier) / 100}%`),
    'dollars-rate-stays': perTier((tier) => `${basisPoints('STAY', 'DOLLAR', tier) / 100}%`),
  };
}
