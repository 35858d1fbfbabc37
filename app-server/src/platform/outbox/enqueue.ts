import { outbox } from '../../schema/index.ts';
import { currentCause } from '../logging/cause.ts';
import type { Clock } from '../time/clock.ts';
import { activeTraceparent } from '../traces/span.ts';
import { afterwards, type Transaction } from '../database/index.ts';

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

/** Queues work that runs after the caller's transaction has committed, and only then. */
export async function enqueue(
  tx: Transaction,
  clock: Clock,
  { topic, payload, dedupeKey, dueAt }: Work,
): Promise<void> {
  const traceparent = activeTraceparent() ?? null;
  const work = { topic, payload, dedupeKey, cause: currentCause() ?? null, traceparent };
  const values = { ...work, dueAt: dueAt ?? clock.sqlNow() };
  await afterwards(tx, tx.insert(outbox).values(values).onConflictDoNothing());
}
