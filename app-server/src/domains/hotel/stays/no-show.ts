import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { addDays } from '@resort/shared/format';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../../platform/database/index.ts';
import { attempts } from '../../../platform/jobs/attempts.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { hotelOrder } from '../tables/hotel-orders.ts';
import { orders } from '../../../schema/index.ts';
import { freeSold } from '../../../core/inventory/settle.ts';
import { isConnected } from './connected.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import { transition } from '../../../core/orders/transition.ts';
import { bookedBy } from './booked.ts';
import { soldRooms } from './stay-rows.ts';
import { ROOM } from '../rates/stay.ts';

/** The night audit closes the day of arrival at 06:00 of the next, Macau time. */
const AUDIT_HOURS = 6;
const HOUR_MS = 3_600_000;
const PAGE = 200;
/**
 * Days that an audit makes up for. Older bookings are not looked at: where arrivals were not reported, they stay RESERVED
 * for ever, and would all be no-shows as soon as their property reports them.
 */
const DAYS_BACK = 7;

/**
 * The business date that the last night audit closed: guests expected by then who have not arrived are
 * no-shows.
 */
export function lastClosedDay(clock: Clock): string {
  return addDays(macauDate(new Date(clock.now().getTime() - AUDIT_HOURS * HOUR_MS)), -1);
}

/** The first night stays sold and paid; the other nights are released. Idempotent. */
export async function markNoShow(
  tx: Transaction,
  clock: Clock,
  orderId: number,
  actor: string,
): Promise<void> {
  const { order, changed } = await transition(tx, clock, {
    orderId,
    from: ['RESERVED'],
    to: 'NO_SHOW',
    event: 'NO_SHOW',
    actor,
  });
  if (!changed) return;
  const { row } = await bookedBy(tx, orderId);
  const later = (await soldRooms(tx, orderId)).filter(({ slot }) => slot !== row.checkIn);
  if (later.length > 0)
    await freeSold(
      tx,
      orderId,
      later.map(({ id }) => id),
    );
  await queueNews(tx, clock, order, 'NO_SHOW');
}

interface Due {
  readonly id: number;
  readonly checkIn: string;
}

/** A page of the bookings of the last closed days whose guests have not arrived, the first days first. */
function pageAfter(
  db: Database,
  clock: Clock,
  { pageSize, after }: { pageSize: number; after: Due | undefined },
): Promise<Due[]> {
  const last = lastClosedDay(clock);
  const isDue = and(
    eq(orders.kind, ROOM),
    eq(orders.status, 'RESERVED'),
    gte(hotelOrder.checkIn, addDays(last, -DAYS_BACK)),
    lte(hotelOrder.checkIn, last),
    after && sql`(${hotelOrder.checkIn}, ${orders.id}) > (${after.checkIn}, ${after.id})`,
    isConnected(orders.property),
  );
  return db
    .select({ id: orders.id, checkIn: hotelOrder.checkIn })
    .from(orders)
    .innerJoin(hotelOrder, eq(hotelOrder.orderId, orders.id))
    .where(isDue)
    .orderBy(asc(hotelOrder.checkIn), asc(orders.id))
    .limit(pageSize);
}

/**
 * The night audit: a booking whose guest had not arrived by 06:00 after check-in is a no-show, at properties
 * whose system reports every arrival; elsewhere nobody would have told us. One transaction per order; safe in
 * several processes.
 */
export async function markNoShows(
  { db, clock, log }: Pick<JobContext, 'db' | 'clock' | 'log'>,
  { pageSize = PAGE } = {},
): Promise<void> {
  const { attempt, end } = attempts(log, 'a no-show could not be noted');
  let after: Due | undefined;
  do {
    const page = await pageAfter(db, clock, { pageSize, after });
    for (const { id } of page)
      await attempt({ order: id }, () => inTransaction(db, (tx) => markNoShow(tx, clock, id, 'night audit')));
    // bookings that could not be noted stay due; the next page begins after them
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after !== undefined);
  end();
}
