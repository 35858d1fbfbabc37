import { sql } from 'drizzle-orm';
import { rateBucket } from '../../src/schema/index.ts';
import type { RaceContext } from '../processes/race.ts';
import { silentLog } from '../tools/silent-log.ts';
import { inTransaction } from '../../src/platform/database/index.ts';
import type { JobContext } from '../../src/platform/jobs/job.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { deliverDue, type Receiver } from '../../src/platform/outbox/deliver.ts';
import { enqueue } from '../../src/platform/outbox/enqueue.ts';

/** The context with which a process delivers. */
export const jobContext = ({ db, clock }: RaceContext): JobContext => ({
  environment: 'development',
  clock,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  db,
  log: silentLog,
});

/** An effect in the database that would show a duplicate. */
export const countUp: Receiver = async (tx, { id }, { clock }) => {
  await tx
    .insert(rateBucket)
    .values({ key: `delivery ${id}`, count: 1, resetsAt: clock.now() })
    .onConflictDoUpdate({ target: rateBucket.key, set: { count: sql`${rateBucket.count} + 1` } });
};

export const put = async (
  { db, clock }: RaceContext,
  { dedupeKey, topic = 'test' }: { readonly dedupeKey: string; readonly topic?: string },
): Promise<void> => {
  await inTransaction(db, (tx) => enqueue(tx, clock, { topic, payload: { dedupeKey }, dedupeKey }));
};

export const deliver = async (context: RaceContext): Promise<void> => {
  await deliverDue(jobContext(context), { test: countUp });
};
