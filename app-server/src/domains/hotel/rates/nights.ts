import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { inventoryCounter, inventoryHold } from '../../../schema/index.ts';
import { ratePrice } from '../tables/hotels.ts';
import { ROOM } from './stay.ts';

/** A room type on one night: price, rules, and free rooms. */
export interface Night {
  readonly night: string;
  /** of one room, minor units of MOP, before the rate */
  readonly price: bigint;
  /** minimum nights of a stay that begins on this night */
  readonly minStay: number;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
  readonly isClosed: boolean;
  readonly left: number;
}

/** By business date; a missing night is not for sale. */
export type Nights = ReadonlyMap<string, Night>;

interface Asked {
  readonly roomTypeIds: readonly number[];
  /** business dates, both with */
  readonly from: string;
  readonly to: string;
  /** an order whose own rooms count as free: the booking being changed */
  readonly exceptOrderId?: number | undefined;
}

/** What an order has of a counter. */
const ownRooms = (orderId: number) => sql<number>`coalesce((
  select sum(${inventoryHold.quantity}) from ${inventoryHold}
  where ${inventoryHold.orderId} = ${orderId} and ${inventoryHold.shape} = 'COUNTER'
    and ${inventoryHold.type} = ${ROOM} and ${inventoryHold.key} = ${inventoryCounter.key}
    and ${inventoryHold.slot} = ${inventoryCounter.period} and ${inventoryHold.state} in ('HELD', 'SOLD')), 0)`;

/** The nights of room types, by room type, in one statement. */
export async function nightsOf(db: Executor, asked: Asked): Promise<ReadonlyMap<number, Nights>> {
  const { roomTypeIds, from, to, exceptOrderId } = asked;
  const own = exceptOrderId === undefined ? sql<number>`0` : ownRooms(exceptOrderId);
  const { night, price, minStay, closedToArrival, closedToDeparture, isClosed } = ratePrice;
  const rows = await db
    .select({
      roomTypeId: ratePrice.roomTypeId,
      of: { night, price, minStay, closedToArrival, closedToDeparture, isClosed },
      left: sql<number>`(coalesce(${inventoryCounter.total} - ${inventoryCounter.sold} - ${inventoryCounter.held}, 0) + ${own})::int`,
    })
    .from(ratePrice)
    .leftJoin(
      inventoryCounter,
      and(
        eq(inventoryCounter.type, ROOM),
        eq(inventoryCounter.key, sql`${ratePrice.roomTypeId}::text`),
        eq(inventoryCounter.period, sql`to_char(${ratePrice.night}, 'YYYY-MM-DD')`),
      ),
    )
    .where(and(inArray(ratePrice.roomTypeId, [...roomTypeIds]), gte(night, from), lte(night, to)));
  const nights = new Map(roomTypeIds.map((id) => [id, new Map<string, Night>()]));
  for (const { roomTypeId, of, left } of rows) nights.get(roomTypeId)?.set(of.night, { ...of, left });
  return nights;
}
