import type { activityCalls } from '@resort/mf-content/contract';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { briefOf, findActivity } from './activity-rows.ts';
import { setPlaces } from './places.ts';

/** Sets the caller's number of places. Throws ACTIVITY_FULL, ACTIVITY_CLOSED and CONTENT_GONE. */
export async function signUp(context: ContextOf<typeof activityCalls, 'POST /appServer/activity/signup'>) {
  const { db: tx, clock, caller, language, body } = context;
  const activityId = Number(body.id);
  await findActivity(tx, clock, caller, activityId);
  await setPlaces(tx, clock, { memberId: caller.memberId, activityId }, body.seats);
  return briefOf(await findActivity(tx, clock, caller, activityId), language);
}

/** Cancels all places of the caller. Throws ACTIVITY_CLOSED and CONTENT_GONE. */
export async function cancelSignUp(
  context: ContextOf<typeof activityCalls, 'POST /appServer/activity/cancel'>,
) {
  const { db, clock, caller, language, body } = context;
  const activityId = Number(body.id);
  return inTransaction(db, async (tx) => {
    const { seats } = await findActivity(tx, clock, caller, activityId);
    if (seats > 0) await setPlaces(tx, clock, { memberId: caller.memberId, activityId }, 0);
    return briefOf(await findActivity(tx, clock, caller, activityId), language);
  });
}
