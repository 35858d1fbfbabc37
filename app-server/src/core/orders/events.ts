import { sql } from 'drizzle-orm';
import { preparedClock, type Clock } from '../../platform/time/clock.ts';
import { afterwards, prepared, type Transaction } from '../../platform/database/index.ts';
import { orderEvent } from '../../schema/index.ts';

/** Why an order changed and who did it; kept in its history permanently. */
export interface Cause {
  readonly event: string;
  /** `member 1000001`, `provider sandbox`, `sweeper` */
  readonly actor: string;
  /** plain data for the history; no secrets */
  readonly data?: unknown;
}

const insertEvent = prepared('order.event', (db) =>
  db.insert(orderEvent).values({
    orderId: sql.placeholder('orderId'),
    at: preparedClock.sqlNow(),
    actor: sql.placeholder('actor'),
    event: sql.placeholder('event'),
    from: sql.placeholder('from'),
    to: sql.placeholder('to'),
    // not by the column, which would make a JSON null of null
    data: sql`${sql.placeholder('data')}::jsonb`,
  }),
);

export async function recordEvent(
  tx: Transaction,
  clock: Clock,
  orderId: number,
  { event, actor, data = null, from, to }: Cause & { readonly from: string | null; readonly to: string },
): Promise<void> {
  const json = data === null ? null : JSON.stringify(data);
  const values = { orderId, actor, event, from, to, data: json, now: clock.fixedNow() };
  await afterwards(tx, insertEvent(tx, values));
}
