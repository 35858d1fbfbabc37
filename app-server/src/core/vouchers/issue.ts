import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SqlClock } from '../../platform/time/clock.ts';
import type { coupon } from '../../schema/index.ts';

/** A coupon's terms, as columns or values; one of `validDays` and `usableUntil` is null. */
interface Terms {
  readonly validDays: SQLWrapper;
  readonly usableFrom: SQLWrapper;
  readonly usableUntil: SQLWrapper;
}

/** The terms of a coupon that was read. */
export function termsOf({ validDays, usableFrom, usableUntil }: typeof coupon.$inferSelect): Terms {
  const instant = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`;
  return {
    validDays: sql`${validDays}::integer`,
    usableFrom: instant(usableFrom),
    usableUntil: instant(usableUntil),
  };
}

/** The last moment of a day in Macau, of an instant expression. */
const endOfDay = (instant: SQL): SQL => sql`(date_trunc('day', (${instant}) at time zone 'Asia/Macau')
  + interval '1 day' - interval '1 millisecond') at time zone 'Asia/Macau'`;

/** From when to when a voucher may be used that is issued now. */
export function validity(clock: SqlClock, { validDays, usableFrom, usableUntil }: Terms) {
  const now = clock.sqlNow();
  const until = sql`coalesce(${usableUntil}, ${now} + ${validDays} * interval '1 day')`;
  // of two, the greatest is the one that is not null
  return { validFrom: sql`greatest(${now}, ${usableFrom})`, validTo: endOfDay(until) };
}
