import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { hotel, ratePlan, roomType } from '../tables/hotels.ts';
import { hotelOrder, hotelOrderNight } from '../tables/hotel-orders.ts';
import type { Hotel, RatePlan, RoomType } from '../rates/hotel-catalogue.ts';

/** The stay of an order. */
export interface Booked {
  readonly row: typeof hotelOrder.$inferSelect;
  readonly hotel: Hotel;
  readonly roomType: RoomType;
  readonly plan: RatePlan;
}

/** The stays of orders, by the order's id; other orders are omitted. */
export async function bookedOf(db: Executor, orderIds: readonly number[]): Promise<Map<number, Booked>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ row: hotelOrder, hotel, roomType, plan: ratePlan })
    .from(hotelOrder)
    .innerJoin(roomType, eq(roomType.id, hotelOrder.roomTypeId))
    .innerJoin(ratePlan, eq(ratePlan.id, hotelOrder.ratePlanId))
    .innerJoin(hotel, eq(hotel.id, roomType.hotelId))
    .where(inArray(hotelOrder.orderId, [...orderIds]));
  return new Map(rows.map((booked) => [booked.row.orderId, booked]));
}

/** The stay of one order. */
export async function bookedBy(db: Executor, orderId: number): Promise<Booked> {
  const booked = (await bookedOf(db, [orderId])).get(orderId);
  if (booked === undefined) throw new Error(`order ${orderId} is no stay`);
  return booked;
}

/** Its nights in order, with what each costs. */
export function bookedNights(db: Executor, orderId: number) {
  const { night, price } = hotelOrderNight;
  return db
    .select({ night, price })
    .from(hotelOrderNight)
    .where(eq(hotelOrderNight.orderId, orderId))
    .orderBy(asc(night));
}
