import { and, eq, exists, inArray, lt, or, sql } from 'drizzle-orm';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { orders } from '../../../schema/index.ts';
import { stayCheckIn } from '../tables/check-in.ts';
import { hotelOrder } from '../tables/hotel-orders.ts';

/** Days after departure for which the hotel may still need its guests' documents. */
export const KEEP_DAYS = 7;
/** Of stays that nobody arrives for. */
const NOBODY_COMES = ['CANCELLED', 'EXPIRED', 'NO_SHOW'];

/** Scheduled work: deletes check-in data a week after departure, and at once where nobody arrives. */
export async function forgetCheckIns({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const oldest = addDays(macauDate(clock.now()), -KEEP_DAYS);
  const isOver = db
    .select({ one: sql`1` })
    .from(hotelOrder)
    .innerJoin(orders, eq(orders.id, hotelOrder.orderId))
    .where(
      and(
        eq(hotelOrder.orderId, stayCheckIn.orderId),
        or(lt(hotelOrder.checkOut, oldest), inArray(orders.status, NOBODY_COMES)),
      ),
    );
  await db.delete(stayCheckIn).where(exists(isOver));
}
