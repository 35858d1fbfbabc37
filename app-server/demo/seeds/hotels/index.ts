import { sql } from 'drizzle-orm';
import { putHotel } from '../../../src/domains/hotel/import/put-hotel.ts';
import { ROOM, roomKey } from '../../../src/domains/hotel/rates/stay.ts';
import { macauDate, type Clock } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { hotel, ratePrice, roomType } from '../../../src/domains/hotel/tables/hotels.ts';
import { inventoryCounter } from '../../../src/schema/index.ts';
import { CLASSIC_PALACE } from './classic-palace.ts';
import { COUTURE_HOUSE } from './couture-house.ts';
import { fileOf, type DemoHotel, type DemoRoomType } from './demo-hotel.ts';
import { FESTIVE_RESORT } from './festive-resort.ts';
import { GARDEN_PALACE } from './garden-palace.ts';
import { HERITAGE } from './heritage.ts';
import { seedDays, seedNight } from './nights.ts';

export const DEMO_HOTELS: readonly DemoHotel[] = [
  HERITAGE,
  GARDEN_PALACE,
  COUTURE_HOUSE,
  CLASSIC_PALACE,
  FESTIVE_RESORT,
];

/** The nights of a room type that are not there yet, with their rooms. */
async function addNights(
  tx: Transaction,
  roomTypeId: number,
  { room, today, position }: { room: DemoRoomType; today: string; position: number },
): Promise<void> {
  const [{ last } = { last: null }] = await tx
    .select({ last: sql<string | null>`max(${ratePrice.night})` })
    .from(ratePrice)
    .where(sql`${ratePrice.roomTypeId} = ${roomTypeId}`);
  const nights = seedDays(today)
    .filter((date) => last === null || date > last)
    .map((date) => seedNight(room, date, today, position));
  if (nights.length === 0) return;
  await tx.insert(ratePrice).values(nights.map(({ rooms: _rooms, ...night }) => ({ ...night, roomTypeId })));
  await tx
    .insert(inventoryCounter)
    .values(
      nights.map(({ night, rooms }) => ({
        type: ROOM,
        key: roomKey(roomTypeId),
        period: night,
        total: rooms,
      })),
    )
    .onConflictDoNothing();
}

/** The demo's five hotels, where missing, and every night from today that can be booked. */
export async function seedHotels(tx: Transaction, clock: Clock): Promise<void> {
  const present = await tx.select({ code: hotel.code }).from(hotel);
  const known = new Set(present.map(({ code }) => code));
  for (const [position, one] of DEMO_HOTELS.entries())
    if (!known.has(one.code)) await putHotel(tx, clock, fileOf(one, position));
  const ids = new Map(
    (await tx.select({ id: roomType.id, code: roomType.code }).from(roomType)).map(({ id, code }) => [
      code,
      id,
    ]),
  );
  const today = macauDate(clock.now());
  for (const [position, { rooms }] of DEMO_HOTELS.entries())
    for (const room of rooms) {
      const id = ids.get(room.code);
      if (id === undefined) throw new Error(`${room.code} was not stored`);
      await addNights(tx, id, { room, today, position });
    }
}
