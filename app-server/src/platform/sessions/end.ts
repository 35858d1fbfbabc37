import { and, eq, isNull, ne } from 'drizzle-orm';
import { session } from '../../schema/index.ts';
import type { Executor } from '../context.ts';
import type { Clock } from '../time/clock.ts';

/** Signs out; one that is over already stays as it ended. */
export async function endSession(db: Executor, clock: Clock, sessionId: number): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: clock.sqlNow(), endReason: 'LOGOUT' })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
}

/** Ends a member's sessions from elsewhere, who then hear 301: the one named, all but the one that is kept, or all. */
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
