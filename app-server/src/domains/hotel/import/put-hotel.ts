import { parseMoney } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { hotel, ratePlan, roomType } from '../tables/hotels.ts';
import { property } from '../../../schema/index.ts';
import type { HotelFile, StayFile } from './hotel-file.ts';
import { assertNothingMissing } from './nothing-missing.ts';
import { openRoom } from './open-room.ts';

const now = { updatedAt: sql`now()` };

async function putProperty(tx: Transaction, { stay: _stay, ...values }: HotelFile): Promise<void> {
  await tx
    .insert(property)
    .values(values)
    .onConflictDoUpdate({ target: property.code, set: { ...values, ...now } });
}

async function putStay(tx: Transaction, code: string, file: StayFile): Promise<number> {
  const { rooms: _rooms, rates: _rates, ...values } = file;
  const [put] = await tx
    .insert(hotel)
    .values({ code, ...values })
    .onConflictDoUpdate({ target: hotel.code, set: { ...values, ...now } })
    .returning({ id: hotel.id });
  if (put === undefined) throw new Error(`${code} was not stored`);
  return put.id;
}

async function putRates(tx: Transaction, hotelId: number, rates: StayFile['rates']): Promise<void> {
  for (const [position, { supplement, ...rate }] of rates.entries()) {
    const values = { ...rate, hotelId, position, supplement: parseMoney(supplement) };
    await tx
      .insert(ratePlan)
      .values(values)
      .onConflictDoUpdate({ target: [ratePlan.hotelId, ratePlan.code], set: { ...values, ...now } });
  }
}

async function putRooms(
  tx: Transaction,
  clock: Clock,
  { hotelId, rooms }: { hotelId: number; rooms: StayFile['rooms'] },
): Promise<void> {
  for (const [position, { opening, ...room }] of rooms.entries()) {
    const values = { ...room, hotelId, position };
    const [put] = await tx
      .insert(roomType)
      .values(values)
      .onConflictDoUpdate({
        target: roomType.code,
        set: { ...values, ...now },
        setWhere: sql`${roomType.hotelId} = ${hotelId}`,
      })
      .returning({ id: roomType.id });
    if (put === undefined) throw new Error(`The room type ${room.code} belongs to another hotel.`);
    if (opening !== undefined) await openRoom(tx, clock, { roomTypeId: put.id, ...opening });
  }
}

/**
 * Adds a hotel or changes it to what the file says: property, page, room types and rates. Prices and numbers of rooms of
 * nights that are already priced stay as they are. Throws a sentence if the hotel has a room type or a rate that the
 * file does not name, because reservations may refer to it.
 */
export async function putHotel(tx: Transaction, clock: Clock, file: HotelFile): Promise<void> {
  await putProperty(tx, file);
  await assertNothingMissing(tx, file);
  if (file.stay === null) return;
  const hotelId = await putStay(tx, file.code, file.stay);
  await putRates(tx, hotelId, file.stay.rates);
  await putRooms(tx, clock, { hotelId, rooms: file.stay.rooms });
}
