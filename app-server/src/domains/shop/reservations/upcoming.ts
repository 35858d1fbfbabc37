import { and, eq, gt, inArray } from 'drizzle-orm';
import type { UpcomingBooking, UpcomingQuestion } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { outlet } from '../../../schema/index.ts';
import { reservation, shop } from '../tables/shops.ts';
import { lineOf } from './line.ts';

const AHEAD: readonly string[] = ['REQUESTED', 'RESERVED', 'SEATED'];

/** Current and future tables and treatments, for the member's home. */
export async function comingUp(
  db: Executor,
  { clock, language, orders }: UpcomingQuestion,
): Promise<UpcomingBooking[]> {
  const ids = orders.filter(({ status }) => AHEAD.includes(status)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ reservation, shop, outlet })
    .from(reservation)
    .innerJoin(shop, eq(shop.code, reservation.shop))
    .innerJoin(outlet, eq(outlet.code, reservation.shop))
    .where(and(inArray(reservation.orderId, ids), gt(reservation.endsAt, clock.sqlNow())));
  return rows.map((row) => {
    const { orderId, startsAt, endsAt, party } = row.reservation;
    const at = macauInstant(startsAt);
    const { title, image } = lineOf(row, { party, from: startsAt }, language);
    const [from, time] = [at.slice(0, 10), at.slice(11, 16)];
    return { orderId, title, from, to: null, time, endsAt, picture: image };
  });
}
