import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { activity, activitySignUp } from '../../../schema/index.ts';

/** Work of the outbox: a member's places at an activity changed. */
export const ACTIVITY_NEWS = 'activity.news';

interface Of {
  readonly memberId: number;
  readonly activityId: number;
}

const isOf = ({ memberId, activityId }: Of) =>
  and(eq(activitySignUp.memberId, memberId), eq(activitySignUp.activityId, activityId));

/** The member's row, locked; of two changes at once the second waits for the first and sees what it left. */
async function lockSignUp(tx: Transaction, clock: Clock, of: Of) {
  await tx
    .insert(activitySignUp)
    .values({ ...of, seats: 0, at: clock.sqlNow(), version: 0 })
    .onConflictDoNothing();
  const [row] = await tx.select().from(activitySignUp).where(isOf(of)).for('update');
  if (row === undefined) throw new Error('a sign-up was not stored');
  return row;
}

/** Moves the counter by a condition that only so many can meet: places are never given twice (I10). */
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
 * Gives a member so many places at an activity that exists, whatever they had; 0 gives all back, until it begins.
 * Throws ACTIVITY_FULL and ACTIVITY_CLOSED. Locks the member's row before the counter.
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
