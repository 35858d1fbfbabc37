import { sql } from 'drizzle-orm';
import { outbox } from '../../schema/index.ts';
import { currentCause } from '../logging/cause.ts';
import { preparedClock, type Clock } from '../time/clock.ts';
import { activeTraceparent } from '../traces/span.ts';
import { afterwards, prepared, type Transaction } from '../database/index.ts';

export interface Work {
  /** names the receiver */
  readonly topic: string;
  /** what the receiver needs, as JSON: ids instead of data, no secrets */
  readonly payload: unknown;
  /** the same key twice is one piece of work */
  readonly dedupeKey: string;
  /** not before this; default: at once */
  readonly dueAt?: Date;
}

const insertWork = prepared('outbox.enqueue', (db) =>
  db
    .insert(outbox)
    .values({
      topic: sql.placeholder('topic'),
      payload: sql.placeholder('payload'),
      dedupeKey: sql.placeholder('dedupeKey'),
      cause: sql.placeholder('cause'),
      traceparent: sql.placeholder('traceparent'),
      dueAt: sql`coalesce(${sql.placeholder('dueAt')}::timestamptz, ${preparedClock.sqlNow()})`,
    })
    .onConflictDoNothing(),
);

/** Queues work that runs after the caller's transaction has committed, and only then. */
export async function enqueue(
  tx: Transaction,
  clock: Clock,
  { topic, payload, dedupeKey, dueAt }: Work,
): Promise<void> {
  const traceparent = activeTraceparent() ?? null;
  const work = { topic, payload, dedupeKey, cause: currentCause() ?? null, traceparent };
  const values = { ...work, dueAt: dueAt?.toISOString() ?? null, now: clock.fixedNow() };
  await afterwards(tx, insertWork(tx, values));
}
