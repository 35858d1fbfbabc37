import type { benefitCalls, Benefits, BenefitValue } from '@resort/mf-membership/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import type { BenefitContent, BenefitValue as Value } from '../texts/benefits/benefit.ts';
import { BENEFITS } from '../texts/benefits/index.ts';
import { TIER_CONTENT } from '../../../locales/tiers.ts';
import { programmeYear } from '../../../core/member/programme-year.ts';
import { ratesNow } from './rates.ts';
import { standingOf } from '../standing/standing.ts';
import type { ContextOf, SharedContextOf } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';

const told = (value: Value, language: Language): BenefitValue =>
  typeof value === 'object' ? value[language] : value;

type Rates = Awaited<ReturnType<typeof ratesNow>>;

function valuesOf(
  { id, values }: BenefitContent,
  rates: Rates,
  language: Language,
): Record<Tier, BenefitValue> {
  const known = values ?? rates[id];
  if (known === undefined) throw new Error(`nothing says what ${id} is worth`);
  const entries = TIERS.map((tier) => [tier, told(known[tier], language)] as const);
  return Object.fromEntries(entries) as Record<Tier, BenefitValue>;
}

/** The benefits of every tier, and the caller's tier. */
export async function benefitsOf(
  context: ContextOf<typeof benefitCalls, 'GET /member/benefits'>,
): Promise<Benefits> {
  const { db, clock, caller, language } = context;
  const { tier, tierPoints, upgrade } = await standingOf(db, clock, caller.memberId);
  const rates = await ratesNow(db, clock);
  const periodEnd = macauDate(programmeYear(clock.now()).endsAt);
  const matrix = BENEFITS.map(({ id, name, items }) => ({
    id,
    name: name[language],
    items: items.map((item) => ({
      id: item.id,
      name: item.name[language],
      description: item.description[language],
      values: valuesOf(item, rates, language),
    })),
  }));
  const nextTier = upgrade?.tier ?? null;
  return { current: { tier, tierPoints, nextTier, need: upgrade?.need ?? 0, periodEnd }, matrix };
}

/** The tiers with what they give, for anybody. */
export async function benefitManage({
  db,
  clock,
  language,
}: SharedContextOf<typeof benefitCalls, 'GET /membership-config/benefit-manage'>) {
  const rates = await ratesNow(db, clock);
  const items = BENEFITS.flatMap((group) => group.items);
  return TIER_CONTENT.map(({ code: tier, threshold, names }) => ({
    tier,
    name: names[language],
    threshold,
    benefits: items.flatMap((item) => {
      const value = valuesOf(item, rates, language)[tier];
      return value === false ? [] : [{ id: item.id, name: item.name[language], value }];
    }),
  }));
}
