import { DAYS_AHEAD } from '@resort/mf-hotel/contract';
import { parseMoney } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import { inventoryCounter } from '../../../schema/index.ts';
import { ratePrice } from '../tables/hotels.ts';
import { daysFrom, ROOM, roomKey } from '../rates/stay.ts';

/** Prices every night that can be booked, of a room type that has never been priced. Does nothing for another one. */
export async function openRoom(
  tx: Transaction,
  clock: Clock,
  { roomTypeId, price, rooms }: { roomTypeId: number; price: string; rooms: number },
): Promise<void> {
  if ((await tx.$count(ratePrice, eq(ratePrice.roomTypeId, roomTypeId))) > 0) return;
  // includes the day of departure after the last night
  const nights = daysFrom(macauDate(clock.now()), DAYS_AHEAD + 2);
  await tx.insert(ratePrice).values(nights.map((night) => ({ roomTypeId, night, price: parseMoney(price) })));
  await tx
    .insert(inventoryCounter)
    .values(nights.map((period) => ({ type: ROOM, key: roomKey(roomTypeId), period, total: rooms })))
    .onConflictDoNothing();
}
