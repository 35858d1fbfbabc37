import type { PlanShare, sharedPlanCalls } from '@resort/mf-membership/contract';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { ContextOf, RequestContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newToken, tokenHash } from '../../../platform/secrets/secrets.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { planShare } from '../tables/plan-shares.ts';
import { plansAhead } from './plans.ts';

export const PLAN_SHARE_PURPOSE = 'plan-share.token';

type Row = typeof planShare.$inferSelect;
type Calls = typeof sharedPlanCalls;

const onWire = ({ secrets }: RequestContext, { tokenSealed, planIds, until }: Row): PlanShare => ({
  url: `/shared-plans?token=${secrets.open(tokenSealed, PLAN_SHARE_PURPOSE).toString()}`,
  planIds,
  until,
});

/** The links of a member that were not stopped. */
const running = (memberId: number) => and(eq(planShare.memberId, memberId), isNull(planShare.stoppedAt));

/** The caller's link, if it still opens. */
export async function shareOfPlans(context: ContextOf<Calls, 'GET /member/plans/share'>) {
  const { db, clock, caller } = context;
  const [row] = await db
    .select()
    .from(planShare)
    .where(and(running(caller.memberId), gte(planShare.until, macauDate(clock.now()))));
  return { share: row === undefined ? null : onWire(context, row) };
}

/** Changes what the caller's link shows, or makes one. Throws NOT_FOUND if nothing of it is ahead. */
export async function sharePlans(context: ContextOf<Calls, 'POST /member/plans/share'>) {
  const { db, clock, secrets, caller, language, body } = context;
  const { memberId } = caller;
  const plans = (await plansAhead(db, clock, { memberId, language })).filter(({ id }) =>
    body.planIds.includes(id),
  );
  const lastDay = plans
    .map(({ from, to }) => to ?? from)
    .sort()
    .at(-1);
  if (lastDay === undefined) throw new DomainError('NOT_FOUND');
  const shown = { planIds: plans.map(({ id }) => id), until: addDays(lastDay, 1) };
  const token = newToken();
  const row = await inTransaction(db, async (tx) => {
    // a link that was over must not open again for those who had it
    const over = and(running(memberId), lt(planShare.until, macauDate(clock.now())));
    await tx.update(planShare).set({ stoppedAt: clock.sqlNow() }).where(over);
    const [stored] = await tx
      .insert(planShare)
      .values({
        ...shown,
        memberId,
        tokenHash: tokenHash(token),
        tokenSealed: secrets.seal(Buffer.from(token), PLAN_SHARE_PURPOSE),
        at: clock.sqlNow(),
      })
      .onConflictDoUpdate({
        target: planShare.memberId,
        targetWhere: isNull(planShare.stoppedAt),
        set: shown,
      })
      .returning();
    return stored;
  });
  if (row === undefined) throw new Error('a link to plans was not stored');
  return { share: onWire(context, row) };
}

/** Ends the caller's link. */
export async function stopSharingPlans({
  db,
  clock,
  caller,
}: ContextOf<Calls, 'POST /member/plans/share/stop'>): Promise<{ share: null }> {
  await db.update(planShare).set({ stoppedAt: clock.sqlNow() }).where(running(caller.memberId));
  return { share: null };
}
