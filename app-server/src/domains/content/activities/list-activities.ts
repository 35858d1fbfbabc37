import type { activityCalls } from '@resort/mf-content/contract';
import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { pageBounds, pageReply, totalOf } from '../../../platform/calls/page.ts';
import { activity, activitySignUp } from '../tables/content.ts';
import type { Reading } from '../pages/list-pages.ts';
import { briefOf, detailOf, findActivity, selectActivities } from './activity-rows.ts';

interface Asked {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of current and future activities, the next first; `where` can select one property. */
export async function upcomingActivities(reading: Reading, asked: Asked, which?: SQL) {
  const { db, clock, caller, language } = reading;
  const where = and(gt(activity.endsAt, clock.sqlNow()), which);
  const { limit, offset } = pageBounds(asked);
  const rows = await selectActivities(db, clock, caller)
    .where(where)
    .orderBy(asc(activity.startsAt), asc(activity.id))
    .limit(limit)
    .offset(offset);
  const list = rows.map((row) => briefOf(row, language));
  return pageReply(list, await totalOf(rows.length, asked, () => db.$count(activity, where)), asked);
}

export const activities = (context: ContextOf<typeof activityCalls, 'GET /appServer/activity/list'>) =>
  upcomingActivities(context, context.query);

export async function activityDetail(
  context: ContextOf<typeof activityCalls, 'GET /appServer/activity/detail'>,
) {
  const { db, clock, caller, language, query } = context;
  return detailOf(await findActivity(db, clock, caller, Number(query.id)), language);
}

/** The caller's activities: future ones, the next first; then past ones, the latest first. */
export async function ownActivities(
  context: ContextOf<typeof activityCalls, 'GET /appServer/activity/mine'>,
) {
  const { db, clock, caller, language, query } = context;
  const isOver = sql`${activity.endsAt} <= ${clock.sqlNow()}`;
  const { limit, offset } = pageBounds(query);
  const rows = await selectActivities(db, clock, caller)
    .where(gt(activitySignUp.seats, 0))
    .orderBy(
      isOver,
      sql`case when ${isOver} then null else ${activity.startsAt} end`,
      desc(activity.startsAt),
      desc(activity.id),
    )
    .limit(limit)
    .offset(offset);
  const isOwn = and(eq(activitySignUp.memberId, caller.memberId), gt(activitySignUp.seats, 0));
  return pageReply(
    rows.map((row) => briefOf(row, language)),
    await totalOf(rows.length, query, () => db.$count(activitySignUp, isOwn)),
    query,
  );
}
