import { and, eq, isNull, ne } from 'drizzle-orm';
import { session } from '../../schema/index.ts';
import type { Executor } from '../context.ts';
import type { Clock } from '../time/clock.ts';

/** Signs out; a session that has already ended does not change. */
export async function endSession(db: Executor, clock: Clock, sessionId: number): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: clock.sqlNow(), endReason: 'LOGOUT' })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
}

/** Ends other sessions of a member, which then get 301: the named one, all but one, or all. */
export async function revokeSessions(
  db: Executor,
  clock: Clock,
  memberId: number,
  which: { readonly only: number } | { readonly keep: number } | 'all',
): Promise<void> {
  const chosen =
    which === 'all' ? undefined : 'only' in which ? eq(session.id, which.only) : ne(session.id, which.keep);
  await db
    .update(session)
    .set({ endedAt: clock.sqlNow(), endReason: 'REVOKED' })
    .where(and(eq(session.memberId, memberId), chosen, isNull(session.endedAt)));
}
