import { sql } from 'drizzle-orm';
import { ROOM, roomKey } from '../../../src/domains/hotel/rates/stay.ts';
import { macauDate, type Clock } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { hotel, inventoryCounter, ratePlan, ratePrice, roomType } from '../../../src/schema/index.ts';
import { CLASSIC_PALACE } from './classic-palace.ts';
import { COUTURE_HOUSE } from './couture-house.ts';
import { houseTexts, roomTexts, type DemoHouse, type DemoRoomType } from './demo-house.ts';
import { FESTIVE_RESORT } from './festive-resort.ts';
import { GARDEN_PALACE } from './garden-palace.ts';
import { HERITAGE } from './heritage.ts';
import { seedDays, seedNight } from './nights.ts';
import { DEMO_RATES } from './rates.ts';
import { drawn } from '../../../src/locales/drawings.ts';

export const DEMO_HOUSES: readonly DemoHouse[] = [
  HERITAGE,
  GARDEN_PALACE,
  COUTURE_HOUSE,
  CLASSIC_PALACE,
  FESTIVE_RESORT,
];

const inMinor = (patacas: number): bigint => BigInt(patacas) * 100n;

async function addRates(tx: Transaction, hotelId: number, { breakfast }: DemoHouse): Promise<void> {
  await tx.insert(ratePlan).values(
    DEMO_RATES.map(({ breakfasts, words, ...row }, position) => {
      const text = ([name, summary]: readonly [string, string]) => ({ name, summary });
      const { en, tc, sc, kr, jp } = words;
      const texts = { en: text(en), tc: text(tc), sc: text(sc), kr: text(kr), jp: text(jp) };
      return { ...row, hotelId, texts, position, supplement: inMinor(breakfast * breakfasts) };
    }),
  );
}

async function addHouse(tx: Transaction, house: DemoHouse, position: number): Promise<void> {
  const { words: _words, rooms, breakfast: _breakfast, ...row } = house;
  const { tags, facilities, pictures } = house;
  const [added] = await tx
    .insert(hotel)
    .values({
      ...row,
      tags: [...tags],
      facilities: [...facilities],
      pictures: pictures.map(drawn),
      texts: houseTexts(house),
      taxMode: 'additive',
      position,
    })
    .returning({ id: hotel.id });
  if (added === undefined) throw new Error('a house was not stored');
  await addRates(tx, added.id, house);
  await tx.insert(roomType).values(
    rooms.map((room, at) => ({
      hotelId: added.id,
      code: room.code,
      texts: roomTexts(room),
      sizeSqm: room.sizeSqm,
      maxAdults: room.maxAdults,
      maxChildren: room.maxChildren,
      amenities: [...room.amenities],
      pictures: room.pictures.map(drawn),
      position: at,
      featured: room.featured ?? null,
    })),
  );
}

/** Missing nights of a room type, with their number of rooms. */
async function addNights(
  tx: Transaction,
  roomTypeId: number,
  { room, today, house }: { room: DemoRoomType; today: string; house: number },
): Promise<void> {
  const [{ last } = { last: null }] = await tx
    .select({ last: sql<string | null>`max(${ratePrice.night})` })
    .from(ratePrice)
    .where(sql`${ratePrice.roomTypeId} = ${roomTypeId}`);
  const nights = seedDays(today)
    .filter((date) => last === null || date > last)
    .map((date) => seedNight(room, date, today, house));
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

/** Adds the demo's five hotels and every night that can be booked, where missing. */
export async function seedHotels(tx: Transaction, clock: Clock): Promise<void> {
  const present = await tx.select({ code: hotel.code }).from(hotel);
  const known = new Set(present.map(({ code }) => code));
  for (const [position, house] of DEMO_HOUSES.entries())
    if (!known.has(house.code)) await addHouse(tx, house, position);
  const ids = new Map(
    (await tx.select({ id: roomType.id, code: roomType.code }).from(roomType)).map(({ id, code }) => [
      code,
      id,
    ]),
  );
  const today = macauDate(clock.now());
  for (const [house, { rooms }] of DEMO_HOUSES.entries())
    for (const room of rooms) {
      const id = ids.get(room.code);
      if (id === undefined) throw new Error(`${room.code} was not stored`);
      await addNights(tx, id, { room, today, house });
    }
}
