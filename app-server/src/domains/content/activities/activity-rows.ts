import type { ActivityBrief, ActivityDetail, ActivityState } from '@resort/mf-content/contract';
import type { Language } from '@resort/shared/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { coverOf, pictureOf } from '../../../core/pictures/picture-of.ts';
import { inLanguage } from '../../../locales/written.ts';
import { sanitise } from '../../../core/content/sanitise.ts';
import { placeOf } from '../../../core/properties/properties.ts';
import type { Caller, Executor } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { activity, activitySignUp } from '../tables/content.ts';

/** An id that no member has. */
const NOBODY = 0;

function stateOf(clock: Clock): SQL<ActivityState> {
  return sql`case when ${activity.endsAt} <= ${clock.sqlNow()} then 'ENDED'
    when ${activity.signUpUntil} <= ${clock.sqlNow()} then 'CLOSED'
    when ${activity.taken} >= ${activity.capacity} then 'FULL' else 'OPEN' end`;
}

/** Activities for one reader; a visitor has no places. */
export function selectActivities(db: Executor, clock: Clock, caller: Caller) {
  const memberId = caller.kind === 'member' ? caller.memberId : NOBODY;
  const isOwn = and(eq(activitySignUp.activityId, activity.id), eq(activitySignUp.memberId, memberId));
  return db
    .select({ activity, state: stateOf(clock), seats: sql<number>`coalesce(${activitySignUp.seats}, 0)` })
    .from(activity)
    .leftJoin(activitySignUp, isOwn)
    .$dynamic();
}

export type ActivityRow = Awaited<ReturnType<typeof selectActivities>>[number];

export function briefOf({ activity: row, state, seats }: ActivityRow, language: Language): ActivityBrief {
  return {
    id: String(row.id),
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    picture: coverOf(row.pictures, language),
    place: inLanguage(row.place, language),
    property: placeOf(row.property, language),
    startAt: macauInstant(row.startsAt),
    endAt: macauInstant(row.endsAt),
    signUpUntil: macauInstant(row.signUpUntil),
    capacity: row.capacity,
    left: row.capacity - row.taken,
    state,
    seats,
  };
}

export function detailOf(row: ActivityRow, language: Language): ActivityDetail {
  const brief = briefOf(row, language);
  const { html, pictures, notes } = row.activity;
  return {
    ...brief,
    html: sanitise(inLanguage(html, language)),
    pictures: pictures.map((picture) => pictureOf(picture, language)),
    notes: notes.map((note) => inLanguage(note, language)),
    share: { title: brief.title, text: brief.summary },
  };
}

/** An activity as the caller sees it. Throws CONTENT_GONE. */
export async function findActivity(
  db: Executor,
  clock: Clock,
  caller: Caller,
  id: number,
): Promise<ActivityRow> {
  const [row] = await selectActivities(db, clock, caller).where(eq(activity.id, id));
  if (row === undefined) throw new DomainError('CONTENT_GONE');
  return row;
}
