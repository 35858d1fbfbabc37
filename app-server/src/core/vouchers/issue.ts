import { sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { coupon } from '../../schema/index.ts';

type Coupon = typeof coupon.$inferSelect;

/** The last moment of a day in Macau, of an instant expression. */
const endOfDay = (instant: SQL): SQL => sql`(date_trunc('day', (${instant}) at time zone 'Asia/Macau')
  + interval '1 day' - interval '1 millisecond') at time zone 'Asia/Macau'`;

/** From when to when a voucher may be used that is issued now. */
export function validity(clock: Clock, { validDays, usableFrom, usableUntil }: Coupon) {
  const now = clock.sqlNow();
  const until = usableUntil
    ? sql`${usableUntil.toISOString()}::timestamptz`
    : sql`${now} + ${validDays} * interval '1 day'`;
  const from = usableFrom ? sql`greatest(${now}, ${usableFrom.toISOString()}::timestamptz)` : now;
  return { validFrom: from, validTo: endOfDay(until) };
}
