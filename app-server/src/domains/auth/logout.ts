import type { sharedCalls } from '@resort/shared/calls/rows';
import type { ContextOf } from '../../platform/context.ts';
import { endSession } from '../../platform/sessions/end.ts';

/** Ends the caller's session; calling again finds it ended and answers the same. */
export async function logout({ db, clock, caller }: ContextOf<typeof sharedCalls, 'GET /user/logout'>) {
  await endSession(db, clock, caller.sessionId);
  return null;
}
