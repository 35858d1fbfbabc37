import { describe, expect, it, jest } from '@jest/globals';
import { and, eq, gt, isNotNull, like } from 'drizzle-orm';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { addDays } from '../../../platform/time/macau-days.ts';
import { eventPerformance } from '../../ticketing/tables/tickets.ts';
import { letter, orders, outbox } from '../../../schema/index.ts';
import { reservation } from '../../shop/tables/shops.ts';
import { ticketOrder } from '../../ticketing/tables/tickets.ts';
import { remindOfAll } from '../../../../test/made/remind.ts';

jest.setTimeout(60_000);

let ground: Ground;

const remind = async () => {
  const { database, clock } = ground;
  await remindOfAll({ db: database.db, clock });
  await deliverAll(database.db, clock);
};
const goTo = (instant: string) =>
  ground.clock.advance((Date.parse(`${instant}:00+08:00`) - ground.clock.now().getTime()) / 1000);

/** The first seeded booking of a kind that is ahead by two days or more. */
async function ahead(what: string) {
  const { db } = ground.database;
  const from = new Date(ground.clock.now().getTime() + 2 * 86_400_000);
  const query =
    what === 'show'
      ? db
          .select({ order: orders, startsAt: eventPerformance.startsAt })
          .from(orders)
          .innerJoin(ticketOrder, eq(ticketOrder.orderId, orders.id))
          .innerJoin(eventPerformance, eq(eventPerformance.id, ticketOrder.performanceId))
          .where(and(eq(orders.status, 'ISSUED'), gt(eventPerformance.startsAt, from)))
      : db
          .select({ order: orders, startsAt: reservation.startsAt })
          .from(orders)
          .innerJoin(reservation, eq(reservation.orderId, orders.id))
          .where(and(eq(orders.status, 'RESERVED'), gt(reservation.startsAt, from)));
  const [first] = (await query).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (first === undefined) throw new Error(`no ${what} is booked`);
  return first;
}

// each with its own clock, because the first booking of one kind may be after all of the other
describe.each(['table or treatment', 'show'])('a message of tomorrow’s %s', (what) => {
  standOn((given) => (ground = given));

  it('comes the day before, once', async () => {
    const { db } = ground.database;
    const { order, startsAt } = await ahead(what);
    const eve = addDays(macauDate(startsAt), -1);
    const letters = async () =>
      (await db.select().from(letter).where(eq(letter.memberId, order.memberId))).filter(
        ({ title, at }) => title.en.includes('See you tomorrow') && macauDate(at) === eve,
      );
    goTo(`${eve}T09:00`);
    await remind();
    expect(await letters()).toEqual([]);
    goTo(`${eve}T12:00`);
    await Promise.all([remind(), remind()]);
    await remind();
    const isAsked = like(outbox.dedupeKey, `tomorrow ${order.id} ${macauDate(startsAt)}`);
    expect(await db.$count(outbox, and(isAsked, isNotNull(outbox.deliveredAt)))).toBe(1);
    const others = await db.$count(outbox, like(outbox.dedupeKey, `tomorrow % ${macauDate(startsAt)}`));
    const own = await letters();
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(others);
  });
});
