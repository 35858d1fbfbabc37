import { SpanKind, trace } from '@opentelemetry/api';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { outbox } from '../../schema/index.ts';
import { currentCause, inWork } from '../logging/cause.ts';
import type { Clock } from '../time/clock.ts';
import { contextOf, failSpan, inSpan } from '../traces/span.ts';
import { inTransaction, type Transaction } from '../database/index.ts';
import { describeError } from '../logging/logging.ts';
import { newRequestId } from '../logging/request-id.ts';
import type { JobContext } from '../jobs/job.ts';

/** Failures are retried after 2, 4, 8 … seconds, at most an hour. */
const LONGEST_WAIT_SECONDS = 3600;

export interface Delivery {
  /** the same on every delivery of the same work */
  readonly id: number;
  readonly payload: unknown;
}

/**
 * Does the work of one topic. Effects in `tx` happen exactly once, because the same transaction marks the
 * delivery. Effects elsewhere may be repeated after a crash, so they must pass `id` on as an idempotency key.
 * A throw rolls `tx` back; the work is retried later.
 */
export type Receiver = (tx: Transaction, delivery: Delivery, context: JobContext) => Promise<void>;
export type Receivers = Readonly<Record<string, Receiver>>;

type Row = typeof outbox.$inferSelect;

async function claimNext(tx: Transaction, clock: Clock, topics: string[]): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.deliveredAt), lte(outbox.dueAt, clock.sqlNow()), inArray(outbox.topic, topics)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** The kind of failure; a message may contain the values of a query. */
function nameOf(error: unknown): string {
  const { type, sqlState, cause } = describeError(error) ?? { type: typeof error };
  return [type, sqlState ?? cause?.sqlState].filter(Boolean).join(' ');
}

/** For work queued before causes were recorded, or outside any: the job run that delivers it. */
const causeOf = ({ cause }: Row) => cause ?? currentCause() ?? newRequestId();

/** A child of what queued the work, with a link to the run of the job that found it. */
const inTrace = ({ topic, traceparent, attempts }: Row, work: () => Promise<void>): Promise<void> =>
  inSpan(
    `process ${topic}`,
    {
      kind: SpanKind.CONSUMER,
      parent: contextOf(traceparent),
      linked: trace.getActiveSpan(),
      attributes: {
        'messaging.system': 'outbox',
        'messaging.operation.type': 'process',
        'messaging.destination.name': topic,
        'resort.attempt': attempts + 1,
      },
    },
    work,
  );

async function deliverRow(tx: Transaction, row: Row, receive: Receiver, context: JobContext): Promise<void> {
  const { clock, environment, log } = context;
  const { id, topic, payload, attempts } = row;
  const isThis = eq(outbox.id, id);
  try {
    await tx.transaction((part) => receive(part, { id, payload }, context));
    await tx.update(outbox).set({ deliveredAt: clock.sqlNow(), lastError: null }).where(isThis);
    if (environment === 'production') log.info({ topic, id, attempts: attempts + 1 }, 'delivered');
  } catch (error) {
    const span = trace.getActiveSpan();
    if (span) failSpan(span, error);
    const wait = Math.min(2 ** (attempts + 1), LONGEST_WAIT_SECONDS);
    log.warn({ topic, id, attempts: attempts + 1, err: describeError(error) }, 'a delivery failed');
    await tx
      .update(outbox)
      .set({
        attempts: attempts + 1,
        lastError: nameOf(error),
        dueAt: sql`${clock.sqlNow()} + ${wait} * interval '1 second'`,
      })
      .where(isThis);
  }
}

/**
 * Delivers everything that is due, each piece in its own transaction; safe in several processes at once. Work
 * of a topic without a receiver waits until there is one.
 */
export async function deliverDue(context: JobContext, receivers: Receivers): Promise<void> {
  const { db, clock } = context;
  const next = (): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const row = await claimNext(tx, clock, Object.keys(receivers));
      const receive = row && receivers[row.topic];
      if (receive)
        await inWork(causeOf(row), () => inTrace(row, () => deliverRow(tx, row, receive, context)));
      return receive !== undefined;
    });
  while (await next());
}
