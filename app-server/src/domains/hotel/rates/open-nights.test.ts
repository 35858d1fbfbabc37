import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DAYS_AHEAD } from '@resort/mf-hotel/contract';
import { addDays } from '@resort/shared/format';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { macauDate } from '../../../platform/time/clock.ts';
import { inventoryCounter } from '../../../schema/index.ts';
import { ratePrice, roomType } from '../tables/hotels.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { openNights } from './open-nights.ts';
import { priceStay } from './price-stay.ts';
import { ROOM } from './stay.ts';
import { dayIn } from '../../../../test/domains/hotel/stays/plain-nights.ts';

jest.setTimeout(60_000);

const DAYS = 5;
let ground: Ground;
let room: { readonly id: number; readonly code: string };
standOn((given) => (ground = given));
beforeAll(async () => {
  const [found] = await ground.database.db.select().from(roomType).where(eq(roomType.code, 'SJM-DELUXE'));
  if (found === undefined) throw new Error('the room is not there');
  room = found;
});

const db = () => ground.database.db;
const count = async () => ({
  nights: await db().$count(ratePrice),
  rooms: await db().$count(inventoryCounter, eq(inventoryCounter.type, ROOM)),
});
const lastNights = () =>
  db()
    .select({ night: max(ratePrice.night) })
    .from(ratePrice)
    .groupBy(ratePrice.roomTypeId)
    .then((rows) => [...new Set(rows.map(({ night }) => night))]);

describe('the calendar of nights', () => {
  it('is 400 nights long on any day, each new one like the same weekday a year before', async () => {
    const seeded = await count();
    await openNights(db(), ground.clock);
    expect(await count()).toEqual(seeded);
    expect(await lastNights()).toEqual([dayIn(ground.clock, DAYS_AHEAD + 1)]);

    ground.clock.advance(DAYS * 86_400);
    const last = dayIn(ground.clock, DAYS_AHEAD);
    const stay = {
      hotelCode: 'sjm',
      roomTypeCode: room.code,
      rateCode: 'FLEX',
      rooms: 1,
      adults: 2,
      children: 0,
    };
    const asked = { ...stay, checkIn: last, checkOut: addDays(last, 1) };
    const context = { clock: ground.clock, tier: 'CLASSIC', currency: 'MOP' } as const;
    expect((await priceStay(db(), context, asked)).bar).not.toBeNull();
    await openNights(db(), ground.clock);
    expect(await lastNights()).toEqual([addDays(last, 1)]);

    const own = eq(ratePrice.roomTypeId, room.id);
    const rulesOf = async (from: string) =>
      db()
        .select({
          weekday: sql<number>`extract(isodow from ${ratePrice.night})`,
          price: ratePrice.price,
          minStay: ratePrice.minStay,
          closedToArrival: ratePrice.closedToArrival,
        })
        .from(ratePrice)
        .where(and(own, sql`${ratePrice.night} between ${from} and ${addDays(from, DAYS - 1)}`))
        .orderBy(asc(ratePrice.night));
    const first = addDays(last, 2 - DAYS);
    expect(await rulesOf(first)).toHaveLength(DAYS);
    expect(await rulesOf(first)).toEqual(await rulesOf(addDays(first, -364)));
    expect(['CLOSED', 'UNKNOWN', 'NO_ROOM']).not.toContain((await priceStay(db(), context, asked)).bar);
  });

  it('is extended once, however many processes try at once, and sold nights stay sold', async () => {
    await openNights(db(), ground.clock); // the data may be of the day before
    ground.clock.advance(86_400);
    const today = macauDate(ground.clock.now());
    const isToday = and(eq(inventoryCounter.key, String(room.id)), eq(inventoryCounter.period, today));
    await db().update(inventoryCounter).set({ total: 9, sold: 3 }).where(isToday);
    const before = await count();
    await Promise.all(Array.from({ length: 12 }, () => openNights(db(), ground.clock)));
    const types = await db().$count(roomType);
    expect(await count()).toEqual({ nights: before.nights + types, rooms: before.rooms + types });
    expect(await db().select().from(inventoryCounter).where(isToday)).toMatchObject([{ total: 9, sold: 3 }]);
  });
});
