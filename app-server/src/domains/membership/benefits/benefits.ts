import type { benefitCalls, Benefits, BenefitValue } from '@resort/mf-membership/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import type { BenefitContent, BenefitValue as Value } from '../texts/benefits/benefit.ts';
import { BENEFITS } from '../texts/benefits/index.ts';
import { TIER_CONTENT } from '../../../locales/tiers.ts';
import { programmeYear } from '../../../core/member/programme-year.ts';
import { standingOf } from '../standing/standing.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';

const told = (value: Value, language: Language): BenefitValue =>
  typeof value === 'object' ? value[language] : value;

function valuesOf({ values }: BenefitContent, language: Language): Record<Tier, BenefitValue> {
  const entries = TIERS.map((tier) => [tier, told(values[tier], language)] as const);
  return Object.fromEntries(entries) as Record<Tier, BenefitValue>;
}

/** What every tier gives, and where the caller stands. */
export async function benefitsOf(
  context: ContextOf<typeof benefitCalls, 'GET /member/benefits'>,
): Promise<Benefits> {
  const { db, clock, caller, language } = context;
  const { tier, tierPoints, upgrade } = await standingOf(db, clock, caller.memberId);
  const periodEnd = macauDate(programmeYear(clock.now()).endsAt);
  const matrix = BENEFITS.map(({ id, name, items }) => ({
    id,
    name: name[language],
    items: items.map((item) => ({
      id: item.id,
      name: item.name[language],
      description: item.description[language],
      values: valuesOf(item, language),
    })),
  }));
  const nextTier = upgrade?.tier ?? null;
  return { current: { tier, tierPoints, nextTier, need: upgrade?.need ?? 0, periodEnd }, matrix };
}

/** The tiers with what they give, for anybody. */
export function benefitManage({
  language,
}: ContextOf<typeof benefitCalls, 'GET /membership-config/benefit-manage'>) {
  return TIER_CONTENT.map(({ code: tier, threshold, names }) => ({
    tier,
    name: names[language],
    threshold,
    benefits: BENEFITS.flatMap(({ items }) => items).flatMap(({ id, name, values }) => {
      const value = told(values[tier], language);
      return value === false ? [] : [{ id, name: name[language], value }];
    }),
  }));
}
