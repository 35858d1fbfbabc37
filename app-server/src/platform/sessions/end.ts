import { and, eq, isNull } from 'drizzle-orm';
import { session } from '../../schema/index.ts';
import type { Executor } from '../calls/context.ts';
import type { Clock } from '../clock.ts';

/** Signs out; one that is over already stays as it ended. */
export async function endSession(db: Executor, clock: Clock, sessionId: number): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: clock.sqlNow(), endReason: 'LOGOUT' })
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
}
