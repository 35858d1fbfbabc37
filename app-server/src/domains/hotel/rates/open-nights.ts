import { DAYS_AHEAD } from '@resort/mf-hotel/contract';
import { addDays } from '@resort/shared/format';
import { sql } from 'drizzle-orm';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/index.ts';
import { ROOM } from './stay.ts';

/** Whole weeks close to a year: the same weekday in the same season. */
const A_YEAR = 364;

/**
 * Adds nights to the calendar, so that it stays 400 nights long: each with the price and rules of the night a
 * year before, and all rooms of the type. Existing nights do not change, so concurrent runs are safe. A type
 * that was never priced stays closed.
 */
export async function openNights(db: Database, clock: Clock): Promise<void> {
  // includes the day of departure after the last night
  const last = addDays(macauDate(clock.now()), DAYS_AHEAD + 1);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      insert into inventory_counter (type, key, period, total)
      select ${ROOM}, rooms.key, to_char(day, 'YYYY-MM-DD'), rooms.total
        from (select key, max(total) as total from inventory_counter where type = ${ROOM} group by key) rooms
        join (select room_type_id::text as key, max(night) as night from rate_price group by room_type_id) newest using (key)
        cross join generate_series(newest.night + 1, ${last}::date, interval '1 day') as day
      on conflict do nothing`);
    await tx.execute(sql`
      insert into rate_price (room_type_id, night, price, min_stay, closed_to_arrival, closed_to_departure, is_closed)
      select before.room_type_id, before.night + ${A_YEAR}::int, before.price, before.min_stay,
          before.closed_to_arrival, before.closed_to_departure, before.is_closed
        from rate_price before
        join (select room_type_id, max(night) as night from rate_price group by room_type_id) newest using (room_type_id)
        where before.night + ${A_YEAR}::int > newest.night and before.night + ${A_YEAR}::int <= ${last}::date
      on conflict do nothing`);
  });
}
