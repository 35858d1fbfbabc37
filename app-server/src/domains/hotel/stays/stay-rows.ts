import type { Contact, Guest } from '@resort/mf-hotel/contract';
import type { Language } from '@resort/shared/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { afterwards, type Transaction } from '../../../platform/database/index.ts';
import { hotelOrder, hotelOrderNight } from '../tables/hotel-orders.ts';
import { inventoryHold } from '../../../schema/index.ts';
import type { WantedCount } from '../../../core/inventory/wanted.ts';
import { bookedBy, bookedNights } from './booked.ts';
import type { PricedStay } from '../rates/price-stay.ts';
import { ROOM, roomKey, stayNights, type Stay } from '../rates/stay.ts';

/** Who stays, as an order keeps it. */
export interface Guests {
  readonly guests: readonly Guest[];
  readonly contact: Contact;
  readonly arrivalTime: string | null;
  readonly remarks: string;
  readonly language: Language;
}

/** Writes the stay of an order; the price is that of all rooms. */
export async function insertStay(
  tx: Transaction,
  orderId: number,
  priced: PricedStay,
  guests: Guests,
): Promise<void> {
  const { stay, roomType, plan, nights, cancelRule, roomTotal, service, tax } = priced;
  const { checkIn, checkOut, rooms, adults, children } = stay;
  const row = tx.insert(hotelOrder).values({
    orderId,
    roomTypeId: roomType.id,
    ratePlanId: plan.id,
    checkIn,
    checkOut,
    rooms,
    adults,
    children,
    payType: plan.payType,
    cancelRule,
    roomTotal,
    service,
    tax,
    ...guests,
  });
  await afterwards(tx, row);
  const prices = nights.map(({ date: night, price }) => ({ orderId, night, price }));
  await afterwards(tx, tx.insert(hotelOrderNight).values(prices));
}

/** The rooms that an order has sold, one row a room and night, the oldest first. */
export function soldRooms(db: Executor, orderId: number) {
  const { id, key, slot } = inventoryHold;
  const isSold = and(
    eq(inventoryHold.orderId, orderId),
    eq(inventoryHold.type, ROOM),
    eq(inventoryHold.state, 'SOLD'),
  );
  return db.select({ id, key, slot }).from(inventoryHold).where(isSold).orderBy(asc(id));
}

/**
 * The inventory of a stay, row by row, so that a change can add or release a single room; without the rows in
 * `had`.
 */
export function roomsFor(
  orderId: number,
  roomTypeId: number,
  stay: Pick<Stay, 'checkIn' | 'checkOut' | 'rooms'>,
  had: readonly { readonly key: string; readonly slot: string }[] = [],
): WantedCount[] {
  const key = roomKey(roomTypeId);
  return stayNights(stay).flatMap((period) => {
    const own = had.filter((one) => one.key === key && one.slot === period).length;
    const one = { orderId, type: ROOM, key, period, quantity: 1 };
    return Array.from({ length: Math.max(0, stay.rooms - own) }, () => one);
  });
}

/** Copies another order's stay; the guests do not change. Resolves to its price. */
export async function takeOverStay(
  tx: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<bigint> {
  const { row } = await bookedBy(tx, from);
  const { roomTypeId, ratePlanId, checkIn, checkOut, rooms, adults, children } = row;
  const { payType, cancelRule, roomTotal, service, tax } = row;
  const stay = { roomTypeId, ratePlanId, checkIn, checkOut, rooms, adults, children };
  const bill = { payType, cancelRule, roomTotal, service, tax };
  await tx
    .update(hotelOrder)
    .set({ ...stay, ...bill })
    .where(eq(hotelOrder.orderId, to));
  await tx.delete(hotelOrderNight).where(eq(hotelOrderNight.orderId, to));
  const nights = await bookedNights(tx, from);
  await tx.insert(hotelOrderNight).values(nights.map((night) => ({ ...night, orderId: to })));
  return roomTotal + service + tax;
}

/** Changes guests and requests; missing values do not change. */
export async function editGuests(
  tx: Transaction,
  orderId: number,
  changed: { readonly [K in keyof Omit<Guests, 'language'>]?: Guests[K] | undefined },
): Promise<void> {
  const { guests, contact, arrivalTime, remarks } = changed;
  const given = Object.entries({ guests, contact, arrivalTime, remarks }).filter(
    ([, value]) => value !== undefined,
  );
  if (given.length === 0) return;
  await tx.update(hotelOrder).set(Object.fromEntries(given)).where(eq(hotelOrder.orderId, orderId));
}

/** Why it was cancelled, in the guest's words. */
export async function noteReason(tx: Transaction, orderId: number, cancelReason: string): Promise<void> {
  await tx.update(hotelOrder).set({ cancelReason }).where(eq(hotelOrder.orderId, orderId));
}
