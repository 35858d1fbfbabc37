import type { priceCalls } from '@resort/mf-hotel/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { isForTier } from '../rates/bars.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { card } from '../../../schema/index.ts';
import { ratePlan } from '../tables/hotels.ts';
import { askerOf } from '../asker.ts';
import { catalogueOf } from '../rates/hotel-catalogue.ts';

type Context<K extends keyof typeof priceCalls> = ContextOf<typeof priceCalls, K>;

/** The member's tier and the member rates it opens in any hotel. Throws NOT_YOURS for another member's card. */
export async function cardLevel(context: Context<'POST /mdp/card-level'>) {
  const { db, caller, body } = context;
  const { tier } = await askerOf(context);
  if (tier === null) throw new Error('a member has a tier');
  if (body.cardNo !== undefined) {
    const own = and(eq(card.memberId, caller.memberId), eq(card.cardNo, body.cardNo));
    if ((await db.$count(card, own)) === 0) throw new DomainError('NOT_YOURS');
  }
  const plans = await db
    .selectDistinct({ code: ratePlan.code, tierMin: ratePlan.tierMin })
    .from(ratePlan)
    .where(isNotNull(ratePlan.tierMin))
    .orderBy(ratePlan.code);
  return {
    level: tier,
    memberRateCodes: plans.filter((plan) => isForTier(plan, tier)).map(({ code }) => code),
  };
}

/** The rates of a hotel that the member can book. */
export async function checkCategories(context: Context<'POST /hotel/checkCategories'>) {
  const { db, body } = context;
  const { ratePlans } = await catalogueOf(db, body.hotelCode);
  const { tier } = await askerOf(context);
  return body.categories.map((code) => {
    const plan = ratePlans.find((one) => one.code === code);
    if (plan === undefined) return { code, eligible: false, reason: 'UNKNOWN' as const };
    const eligible = isForTier(plan, tier);
    return { code, eligible, reason: eligible ? null : ('TIER' as const) };
  });
}
