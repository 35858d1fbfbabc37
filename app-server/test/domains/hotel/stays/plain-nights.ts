import { addDays } from '@resort/shared/format';
import { eq, sql } from 'drizzle-orm';
import { macauDate, type Clock } from '../../../../src/platform/time/clock.ts';
import type { Database } from '../../../../src/platform/database/index.ts';
import { inventoryCounter } from '../../../../src/schema/index.ts';
import { ratePrice } from '../../../../src/domains/hotel/tables/hotels.ts';

/** The tests' room type; a night costs 1000.00 in every season. */
export const ROOM_TYPE = 'SJM-DELUXE';

/** Every night at the same price, without rules, with this number of rooms. */
export async function plainNights(db: Database, rooms = 10): Promise<void> {
  await db
    .update(ratePrice)
    .set({ price: 1000_00n, minStay: 1, closedToArrival: false, closedToDeparture: false, isClosed: false });
  await db
    .update(inventoryCounter)
    .set({ total: sql`greatest(${rooms}, ${inventoryCounter.held} + ${inventoryCounter.sold})` })
    .where(eq(inventoryCounter.type, 'ROOM'));
}

/** The date this many days from today, Macau time. */
export const dayIn = (clock: Clock, days: number): string => addDays(macauDate(clock.now()), days);
