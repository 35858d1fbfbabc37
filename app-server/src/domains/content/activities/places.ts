import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { activity, activitySignUp } from '../tables/content.ts';

/** Outbox work: a member's places at an activity changed. */
export const ACTIVITY_NEWS = 'activity.news';

interface Of {
  readonly memberId: number;
  readonly activityId: number;
}

const isOf = ({ memberId, activityId }: Of) =>
  and(eq(activitySignUp.memberId, memberId), eq(activitySignUp.activityId, activityId));

/** Locks the member's row; of two concurrent changes the second waits for the first and sees its result. */
async function lockSignUp(tx: Transaction, clock: Clock, of: Of) {
  await tx
    .insert(activitySignUp)
    .values({ ...of, seats: 0, at: clock.sqlNow(), version: 0 })
    .onConflictDoNothing();
  const [row] = await tx.select().from(activitySignUp).where(isOf(of)).for('update');
  if (row === undefined) throw new Error('a sign-up was not stored');
  return row;
}

/** Updates the counter under a condition, so that no place is given twice (I10). */
async function moveTaken(tx: Transaction, clock: Clock, activityId: number, by: number): Promise<boolean> {
  const isOpen = gt(by > 0 ? activity.signUpUntil : activity.startsAt, clock.sqlNow());
  const hasRoom = lte(sql`${activity.taken} + ${by}`, activity.capacity);
  const moved = await tx
    .update(activity)
    .set({ taken: sql`${activity.taken} + ${by}` })
    .where(and(eq(activity.id, activityId), isOpen, hasRoom))
    .returning({ id: activity.id });
  return moved.length > 0;
}

async function refusal(tx: Transaction, clock: Clock, activityId: number): Promise<DomainError> {
  const stillOpen = and(eq(activity.id, activityId), gt(activity.signUpUntil, clock.sqlNow()));
  return new DomainError((await tx.$count(activity, stillOpen)) > 0 ? 'ACTIVITY_FULL' : 'ACTIVITY_CLOSED');
}

/**
 * Sets a member's number of places at an existing activity; 0 cancels, until it begins. Throws ACTIVITY_FULL and
 * ACTIVITY_CLOSED. Locks the member's row before the counter.
 */
export async function setPlaces(tx: Transaction, clock: Clock, of: Of, seats: number): Promise<void> {
  const had = await lockSignUp(tx, clock, of);
  const by = seats - had.seats;
  if (by === 0) return;
  if (!(await moveTaken(tx, clock, of.activityId, by))) throw await refusal(tx, clock, of.activityId);
  const version = had.version + 1;
  await tx.update(activitySignUp).set({ seats, version, at: clock.sqlNow() }).where(isOf(of));
  await enqueue(tx, clock, {
    topic: ACTIVITY_NEWS,
    payload: { ...of, seats },
    dedupeKey: `${of.memberId} ${of.activityId} ${version}`,
  });
}
