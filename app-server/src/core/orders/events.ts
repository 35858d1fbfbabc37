import { sql } from 'drizzle-orm';
import type { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder';
import { preparedClock, type Clock } from '../../platform/time/clock.ts';
import { afterwards, prepared, type Builder, type Transaction } from '../../platform/database/index.ts';
import { orderEvent, orders } from '../../schema/index.ts';

/** Why an order changed and who did it; kept in its history permanently. */
export interface Cause {
  readonly event: string;
  /** `member 1000001`, `provider sandbox`, `sweeper` */
  readonly actor: string;
  /** plain data for the history; no secrets */
  readonly data?: unknown;
}

type Step = Cause & { readonly from: string | null; readonly to: string };

/** Values of the placeholders below. */
export const eventValues = (clock: Clock, { event, actor, data = null, from, to }: Step) => ({
  actor,
  event,
  from,
  to,
  data: data === null ? null : JSON.stringify(data),
  now: clock.fixedNow(),
});

const at = preparedClock.sqlNow();
const actor = sql.placeholder('actor');
const event = sql.placeholder('event');
const from = sql.placeholder('from');
const to = sql.placeholder('to');
// not by the column, which would make a JSON null of null
const data = sql`${sql.placeholder('data')}::jsonb`;

const insertEvent = prepared('order.event', (db) =>
  db.insert(orderEvent).values({ orderId: sql.placeholder('orderId'), at, actor, event, from, to, data }),
);

export async function recordEvent(tx: Transaction, clock: Clock, orderId: number, step: Step): Promise<void> {
  await afterwards(tx, insertEvent(tx, { orderId, ...eventValues(clock, step) }));
}

/** A prepared change of orders that records an event of each in the same statement, with `eventValues`. */
export function recordingEvent(db: Builder, change: TypedQueryBuilder<(typeof orders)['_']['columns']>) {
  const changed = db.$with('changed').as(change);
  const told = db.$with('told', {})
    .as(sql`insert into ${orderEvent} (order_id, at, actor, event, "from", "to", data)
    select id, ${at}, ${actor}::text, ${event}::text, ${from}::text, ${to}::text, ${data} from changed`);
  return db.with(changed, told).select().from(changed);
}
