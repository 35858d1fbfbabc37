import { and, exists, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { eventPerformance, ticketPosition } from '../tables/tickets.ts';

/** Scheduled work: deletes the hash of an erased guest when the performance of the document is over. */
export async function forgetDocuments({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const { realNameId, docHash, performanceId } = ticketPosition;
  const isOver = db
    .select({ one: sql`1` })
    .from(eventPerformance)
    .where(and(eq(eventPerformance.id, performanceId), lt(eventPerformance.endsAt, clock.sqlNow())));
  await db
    .update(ticketPosition)
    .set({ docHash: null })
    .where(and(isNull(realNameId), isNotNull(docHash), exists(isOver)));
}
