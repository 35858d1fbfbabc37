import type { sharedCalls } from '@resort/shared/calls/rows';
import type { ContextOf } from '../../platform/context.ts';
import { endSession } from '../../platform/sessions/end.ts';

/** Ends the caller's session. Idempotent. */
export async function logout({ db, clock, caller }: ContextOf<typeof sharedCalls, 'GET /user/logout'>) {
  await endSession(db, clock, caller.sessionId);
  return null;
}
