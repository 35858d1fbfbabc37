import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAYS_AHEAD } from '@resort/mf-hotel/contract';
import { addDays } from '@resort/shared/format';
import { and, eq } from 'drizzle-orm';
import { ROOM } from '../../../src/domains/hotel/rates/stay.ts';
import { createClock, macauDate } from '../../../src/platform/time/clock.ts';
import { inTransaction } from '../../../src/platform/database/index.ts';
import { hotel, ratePrice, roomType } from '../../../src/domains/hotel/tables/hotels.ts';
import { inventoryCounter } from '../../../src/schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { DEMO_HOTELS, seedHotels } from './index.ts';
import { seedDays, seedNight } from './nights.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const DAYS = DAYS_AHEAD + 2;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const counted = async () => ({
  hotels: await database.db.$count(hotel),
  rooms: await database.db.$count(roomType),
  nights: await database.db.$count(ratePrice),
  counters: await database.db.$count(inventoryCounter, eq(inventoryCounter.type, ROOM)),
});

describe('the demo’s hotels', () => {
  it('are five with twelve room types, each with its rooms and price on every night that can be booked', async () => {
    const nights = 12 * DAYS;
    expect(await counted()).toEqual({ hotels: 5, rooms: 12, nights, counters: nights });
  });

  it.each(DEMO_HOTELS.map((one, at) => [one.code, one, at] as const))(
    '%s has a full weekend, and days that ask for more nights, for no arrival and for no departure',
    (_code, { rooms: [room] }, at) => {
      if (room === undefined) throw new Error('a hotel without rooms');
      const today = '2026-11-21';
      const nights = seedDays(today).map((date) => seedNight(room, date, today, at));
      const full = nights.filter(({ rooms }) => rooms === 0).map(({ night }) => new Date(night).getUTCDay());
      expect(full).toEqual([5, 6]);
      for (const rule of [
        ({ minStay = 1 }) => minStay > 1,
        ({ closedToArrival }) => closedToArrival === true,
        ({ closedToDeparture }) => closedToDeparture === true,
      ] satisfies ((night: (typeof nights)[number]) => boolean)[])
        expect(nights.filter(rule).length).toBeGreaterThan(1);
      const prices = nights.map(({ price }) => Number(price) / 100 / room.price);
      expect(Math.min(...prices)).toBeGreaterThan(0.9);
      expect(Math.max(...prices)).toBeLessThan(2.2);
    },
  );

  it('go on from day to day: what came is added, what is there stays as it is', async () => {
    const { db } = database;
    const today = macauDate(new Date());
    const { type, period } = inventoryCounter;
    const tonight = and(eq(type, ROOM), eq(period, addDays(today, 5)));
    await db.update(inventoryCounter).set({ total: 77 }).where(tonight);
    const later = createClock(new Date(Date.now() + 3 * 86_400_000));
    await inTransaction(db, (tx) => seedHotels(tx, later));
    const nights = 12 * (DAYS + 3);
    expect(await counted()).toEqual({ hotels: 5, rooms: 12, nights, counters: nights });
    expect(await db.$count(inventoryCounter, and(tonight, eq(inventoryCounter.total, 77)))).toBe(12);
    const last = addDays(today, DAYS + 2);
    expect(await db.$count(ratePrice, eq(ratePrice.night, last))).toBe(12);
  });
});
