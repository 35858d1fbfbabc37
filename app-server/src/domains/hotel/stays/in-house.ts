import { eq, sum } from 'drizzle-orm';
import { earnSpending, type Earnings } from '../../../core/earning/earn-spending.ts';
import { holdInventory } from '../../../core/inventory/hold.ts';
import { freeSold, sellHeld } from '../../../core/inventory/settle.ts';
import { lockMember } from '../../../core/member/lock-member.ts';
import { toMop } from '../../../core/member/currencies.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { folioLine, member, stayRecord } from '../../../schema/index.ts';
import { hotelOrder } from '../tables/hotel-orders.ts';
import { bookedBy } from './booked.ts';
import { markNoShow } from './no-show.ts';
import { roomsFor, soldRooms } from './stay-rows.ts';

type Record = Partial<typeof stayRecord.$inferInsert>;

const note = (tx: Transaction, orderId: number, now: Record) =>
  tx
    .insert(stayRecord)
    .values({ orderId, ...now })
    .onConflictDoUpdate({ target: stayRecord.orderId, set: now });

/** Guests can come from the day of arrival, until the day of departure. Throws STALE. */
async function assertExpected(tx: Transaction, clock: Clock, orderId: number): Promise<void> {
  const { checkIn, checkOut } = (await bookedBy(tx, orderId)).row;
  const today = macauDate(clock.now());
  if (today < checkIn || today > checkOut) throw new DomainError('STALE');
}

/** The guests of a stay have come. Idempotent. Throws STALE where nobody is expected today. */
export async function noteStayArrival(
  tx: Transaction,
  clock: Clock,
  {
    orderId,
    roomNo,
    actor,
  }: { readonly orderId: number; readonly roomNo?: string | undefined; readonly actor: string },
): Promise<void> {
  const step = { orderId, from: ['RESERVED'], to: 'IN_HOUSE', event: 'ARRIVED', actor };
  const { changed } = await transition(tx, clock, step);
  if (!changed) return;
  await assertExpected(tx, clock, orderId);
  await note(tx, orderId, { arrivedAt: clock.now(), ...(roomNo === undefined ? {} : { roomNo }) });
}

/** The room that guests get, before or during their stay. Throws STALE. */
export async function assignRoom(tx: Transaction, { id, status }: Order, roomNo: string): Promise<void> {
  if (status !== 'RESERVED' && status !== 'IN_HOUSE') throw new DomainError('STALE');
  await note(tx, id, { roomNo });
}

/**
 * Guests in the hotel stay until a later day: takes their rooms for the further nights, which the hotel charges on the
 * folio. A day that is not later changes nothing. Throws STALE for guests who are not in the hotel, NO_ROOM.
 */
export async function extendStay(
  tx: Transaction,
  { id: orderId, status }: Order,
  checkOut: string,
): Promise<void> {
  if (status !== 'IN_HOUSE') throw new DomainError('STALE');
  const { row } = await bookedBy(tx, orderId);
  if (checkOut <= row.checkOut) return;
  const further = { checkIn: row.checkOut, checkOut, rooms: row.rooms };
  await holdInventory(tx, { counts: roomsFor(orderId, row.roomTypeId, further) }, 'NO_ROOM');
  await sellHeld(tx, orderId);
  await tx.update(hotelOrder).set({ checkOut }).where(eq(hotelOrder.orderId, orderId));
}

/** The property reports that nobody came, from the day of arrival on. Idempotent. Throws STALE. */
export async function reportNoShow(
  tx: Transaction,
  clock: Clock,
  orderId: number,
  actor: string,
): Promise<void> {
  await assertExpected(tx, clock, orderId);
  await markNoShow(tx, clock, orderId, actor);
}

/** What the guests paid with money for a stay and on their room, in hundredths of MOP; never below zero. */
async function moneyOf(tx: Transaction, { id, payable, rateToMop }: Order): Promise<bigint> {
  const [extra] = await tx
    .select({ sum: sum(folioLine.amount).mapWith(BigInt) })
    .from(folioLine)
    .where(eq(folioLine.orderId, id));
  const paid = payable + (extra?.sum ?? 0n);
  return paid > 0n ? toMop(paid, rateToMop) : 0n;
}

/**
 * The guests have left: nights from today on are on sale again, and the stay earns on what was paid with money. Throws
 * STALE for guests who are not in the hotel.
 */
export async function noteStayDeparture(
  tx: Transaction,
  clock: Clock,
  { order: { id: orderId, memberId }, actor }: { readonly order: Order; readonly actor: string },
): Promise<Earnings> {
  await lockMember(tx, memberId);
  const step = { orderId, from: ['IN_HOUSE'], to: 'CHECKED_OUT', event: 'DEPARTED', actor };
  const { order, changed } = await transition(tx, clock, step);
  if (!changed) throw new DomainError('STALE');
  const today = macauDate(clock.now());
  const left = (await soldRooms(tx, orderId)).filter(({ slot }) => slot >= today).map(({ id }) => id);
  if (left.length > 0) await freeSold(tx, orderId, left);
  const at = clock.now();
  await note(tx, orderId, { departedAt: at });
  const [own] = await tx.select().from(member).where(eq(member.id, memberId));
  if (own?.status !== 'ACTIVE') return { DOLLAR: 0n, POINT: 0n, TIER: 0n };
  const { tier } = own;
  const { orderNo: refId, currency } = order;
  const mop = await moneyOf(tx, order);
  return earnSpending(tx, clock, { memberId, tier, kind: 'STAY', currency, refId, mop, at });
}
