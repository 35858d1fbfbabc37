import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { macauDate } from '../../platform/time/clock.ts';
import { addDays } from '../../platform/time/macau-days.ts';
import { referral, referralRule } from '../../schema/index.ts';

export type ReferralRule = typeof referralRule.$inferSelect;
export type Referral = typeof referral.$inferSelect;

/** The newest rule for a member who joins on this day in Macau. Without one, nobody is rewarded. */
export async function referralRuleOn(db: Executor, day: string): Promise<ReferralRule | undefined> {
  const hasEnd = or(isNull(referralRule.validTo), gte(referralRule.validTo, day));
  const [rule] = await db
    .select()
    .from(referralRule)
    .where(and(lte(referralRule.validFrom, day), hasEnd))
    .orderBy(desc(referralRule.id))
    .limit(1);
  return rule;
}

/** A friend's row with its rule. */
export async function referralOf(db: Executor, friendId: number) {
  const [found] = await db
    .select({ referral, rule: referralRule })
    .from(referral)
    .innerJoin(referralRule, eq(referralRule.id, referral.ruleId))
    .where(eq(referral.friendId, friendId));
  return found;
}

/** The last day in Macau on which the friend's spending counts. */
export const lastDayToSpend = (
  { joinedAt }: Pick<Referral, 'joinedAt'>,
  { withinDays }: Pick<ReferralRule, 'withinDays'>,
): string => addDays(macauDate(joinedAt), withinDays);
