import type { SharedPlan, sharedPlanCalls } from '@resort/mf-membership/contract';
import type { Plan } from '@resort/shared/calls/rows';
import { and, eq, gte, isNull } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { member } from '../../../schema/index.ts';
import { planShare } from '../tables/plan-shares.ts';
import { plansAhead } from './plans.ts';

/** A visitor opens few links; the token cannot be guessed, but each try costs several statements. */
export const SHARED_PLANS_LIMITS: CallLimits = {
  perCaller: { limit: 30, seconds: 60 },
  perAddress: { limit: 300, seconds: 60 },
};

/** Only these: neither the order's number nor its screen, which would lead to the member. */
const withoutOrder = ({ kind, title, property, from, to, time, span, picture }: Plan): SharedPlan => ({
  kind,
  title,
  property,
  from,
  to,
  time,
  endTime: span === null ? null : span.end.slice(11, 16),
  picture,
});

/** The plans behind a link. Throws NOT_FOUND if it is unknown, was stopped or is over, without saying which. */
export async function sharedPlans({
  db,
  clock,
  language,
  params,
}: ContextOf<typeof sharedPlanCalls, 'GET /plans/shared/{token}'>) {
  const [row] = await db
    .select({ memberId: planShare.memberId, planIds: planShare.planIds, until: planShare.until })
    .from(planShare)
    .innerJoin(member, and(eq(member.id, planShare.memberId), eq(member.status, 'ACTIVE')))
    .where(
      and(
        eq(planShare.tokenHash, tokenHash(params.token)),
        isNull(planShare.stoppedAt),
        gte(planShare.until, macauDate(clock.now())),
      ),
    );
  if (row === undefined) throw new DomainError('NOT_FOUND');
  const plans = await plansAhead(db, clock, { memberId: row.memberId, language });
  return {
    until: row.until,
    plans: plans.filter(({ id }) => row.planIds.includes(id)).map(withoutOrder),
  };
}
