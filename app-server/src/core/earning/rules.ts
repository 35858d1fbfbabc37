import type { Tier } from '@resort/shared/calls/rows';
import { and, asc, gte, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { earningRule, EARNING_KINDS } from '../../schema/index.ts';

export type Rule = typeof earningRule.$inferSelect;
export type EarningKind = (typeof EARNING_KINDS)[number];
export type EarningUnit = Rule['unit'];

/** What a rule may ask about. */
export interface Spending {
  readonly kind: EarningKind;
  readonly tier: Tier;
  readonly currency: string;
}

/** The rules of a day in Macau, `2026-11-23`, oldest first. */
export function rulesOn(db: Executor, day: string): Promise<Rule[]> {
  const hasEnd = or(isNull(earningRule.validTo), gte(earningRule.validTo, day));
  return db
    .select()
    .from(earningRule)
    .where(and(lte(earningRule.validFrom, day), hasEnd))
    .orderBy(asc(earningRule.id));
}

const fits = (rule: Rule, { kind, tier, currency }: Spending): boolean =>
  (rule.kind ?? kind) === kind && (rule.tier ?? tier) === tier && (rule.currency ?? currency) === currency;

/** How much a rule asks for: the kind weighs more than the tier, that more than the currency. */
const weight = ({ kind, tier, currency }: Rule): number =>
  (kind === null ? 0 : 4) + (tier === null ? 0 : 2) + (currency === null ? 0 : 1);

/**
 * The rules that count for a spending: of each unit the one without a campaign that asks for most, of equals the
 * newest; and every one of a campaign.
 */
export function rulesFor(rules: readonly Rule[], spending: Spending): Rule[] {
  const fitting = rules.filter((rule) => fits(rule, spending));
  const base = new Map<EarningUnit, Rule>();
  for (const rule of fitting.filter(({ campaign }) => campaign === null)) {
    const best = base.get(rule.unit);
    if (best === undefined || weight(rule) >= weight(best)) base.set(rule.unit, rule);
  }
  return [...base.values(), ...fitting.filter(({ campaign }) => campaign !== null)];
}

/** What a rule gives for an amount in hundredths of MOP, rounded down: dollars in hundredths, points whole. */
export const earnedBy = ({ unit, basisPoints }: Pick<Rule, 'unit' | 'basisPoints'>, mop: bigint): bigint =>
  (mop * BigInt(basisPoints)) / (unit === 'DOLLAR' ? 10_000n : 1_000_000n);
