import { and, eq, isNull } from 'drizzle-orm';
import { session } from '../../schema/index.ts';
import type { Executor } from '../calls/context.ts';
import type { Clock } from '../clock.ts';

/** Signs a member out everywhere. */
export async function endAllSessions(db: Executor, clock: Clock, memberId: number): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: clock.sqlNow(), endReason: 'LOGOUT' })
    .where(and(eq(session.memberId, memberId), isNull(session.endedAt)));
}
