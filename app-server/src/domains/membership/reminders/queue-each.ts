import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { currentCause } from '../../../platform/logging/cause.ts';
import { activeTraceparent } from '../../../platform/traces/span.ts';
import { outbox } from '../../../schema/index.ts';
import { REMINDER } from './reminder-topic.ts';

export type Context = Pick<JobContext, 'db' | 'clock'>;

/**
 * Queues a reminder for each row of the query `due`, unless there is one with its key. One statement for all: with a
 * million members thousands are due in a run, and a transaction each would hold up the other reminders. Payload and key
 * name the columns of `due`. A row must be due for less than 30 days: then the outbox forgets its key (`prune`), and it
 * would be queued again.
 */
export async function queueEach(
  { db, clock }: Context,
  due: SQLWrapper,
  { payload, dedupeKey }: { readonly payload: SQL; readonly dedupeKey: SQL },
): Promise<void> {
  const cause = currentCause() ?? null;
  const traceparent = activeTraceparent() ?? null;
  await inTransaction(db, (tx) =>
    tx.execute(sql`
      insert into ${outbox} (topic, payload, dedupe_key, cause, traceparent, due_at)
      select ${REMINDER}, ${payload}, ${dedupeKey}, ${cause}, ${traceparent}, ${clock.sqlNow()} from (${due}) as due
      on conflict do nothing`),
  );
}
