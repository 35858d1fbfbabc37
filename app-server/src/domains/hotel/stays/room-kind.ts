import type { HotelOrderStatus } from '@resort/mf-hotel/contract';
import type { Language } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import { eq } from 'drizzle-orm';
import { macauDate } from '../../../platform/time/clock.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { orders } from '../../../schema/index.ts';
import { passSold } from '../../../core/inventory/settle.ts';
import { amendOrder } from '../../../core/orders/amend.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import {
  registerOrderKind,
  type HookContext,
  type Order,
  type OrderBill,
  type OrderStatus,
} from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import { bookedBy } from './booked.ts';
import { tellParties } from './party/dispatch.ts';
import { roomTitle } from './room-title.ts';
import { soldRooms, takeOverStay } from './stay-rows.ts';
import { ROOM, roomKey, stayNights } from '../rates/stay.ts';
import { stayWords } from './tell-guest.ts';
import { comingStays, lineOf } from './upcoming.ts';

/** The order of a change: its amount is the difference, its stay the new one. */
export const ROOM_CHANGE = 'ROOM_CHANGE';

/** A no-show keeps the first night, so NO_SHOW is a confirmed status. */
const STATUSES = {
  HELD: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'RESERVED', cancelsTo: 'CANCELLED' },
  RESERVED: { phase: 'confirmed', cancelsTo: 'CANCELLED' },
  MODIFYING: { phase: 'confirmed' },
  IN_HOUSE: { phase: 'confirmed' },
  CHECKED_OUT: { phase: 'confirmed' },
  NO_SHOW: { phase: 'confirmed' },
  EXPIRED: { phase: 'freed', paidTo: 'RESERVED' },
  CANCELLED: { phase: 'freed' },
} as const satisfies Record<HotelOrderStatus, OrderStatus>;

/** A room can be restored while its first night is still ahead, or tonight. */
async function mayStillArrive(tx: Transaction, { id }: Order, today: string): Promise<boolean> {
  return (await bookedBy(tx, id)).row.checkIn >= today;
}

/** The rooms, and what was added to them. */
async function bill(
  db: Executor,
  { order, language }: { readonly order: Order; readonly language: Language },
): Promise<OrderBill> {
  const { row, roomType, hotel } = await bookedBy(db, order.id);
  const { rooms: quantity, roomTotal: amount, service, tax } = row;
  return { items: [{ name: roomTitle(roomType, hotel.code, language), quantity, amount }], service, tax };
}

registerOrderKind({
  kind: ROOM,
  letter: 'H',
  statuses: STATUSES,
  holdExpired: 'HOLD_EXPIRED',
  tells: 'stay',
  words: stayWords,
  onNews: tellParties,
  screen: ({ id }) => `/hotel-order?id=${encodeHotelId(String(id))}`,
  reacquire: (tx, order, clock) => mayStillArrive(tx, order, macauDate(clock.now())),
  upcoming: comingStays,
  describe: (db, { order, language }) => lineOf(db, order.id, language),
  bill,
  earns: { as: 'STAY', before: ['HELD', 'RESERVED', 'MODIFYING', 'IN_HOUSE'] },
  basketLines: async (_db, { property, total, currency, onSpot }) =>
    onSpot || currency !== 'MOP' ? [] : [{ scene: 'HOTEL', property, amount: total }],
  cancelRule: async (tx, { id }) => (await bookedBy(tx, id)).row.cancelRule,
});

async function changedBy(db: Executor, { changesId }: Order): Promise<Order> {
  const [booking] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, changesId ?? 0));
  if (booking === undefined) throw new Error('a change has lost its booking');
  return booking;
}

/** Sold rooms of the booking that the new stay does not include. */
async function leftBehind(tx: Transaction, change: Order) {
  const { row } = await bookedBy(tx, change.id);
  const of = (await changedBy(tx, change)).id;
  const left = new Map(stayNights(row).map((night) => [`${roomKey(row.roomTypeId)} ${night}`, row.rooms]));
  const ids = (await soldRooms(tx, of)).flatMap(({ id, key, slot }) => {
    const wanted = left.get(`${key} ${slot}`) ?? 0;
    left.set(`${key} ${slot}`, wanted - 1);
    return wanted > 0 ? [] : [id];
  });
  return { of, ids };
}

/** Applies the new stay to the booking: rooms, price, texts. The paid difference stays with the change. */
async function applyChange(tx: Transaction, { clock, order: change }: HookContext): Promise<void> {
  const booking = await changedBy(tx, change);
  await passSold(tx, change.id, booking.id);
  const total = await takeOverStay(tx, { from: change.id, to: booking.id });
  const about = { event: 'CHANGED', actor: `order ${change.orderNo}`, data: { orderNo: change.orderNo } };
  const amended = await amendOrder(tx, clock, { orderId: booking.id, to: 'RESERVED', total, ...about });
  // `changeStay` notifies of a cheaper change after its refund
  if (change.total > 0n) await queueNews(tx, clock, amended, 'CHANGED');
}

/** Restores the booking's status; the stay does not change. */
async function dropChange(tx: Transaction, { clock, order: change }: HookContext): Promise<void> {
  const { id: orderId } = await changedBy(tx, change);
  const actor = `order ${change.orderNo}`;
  await transition(tx, clock, {
    orderId,
    from: ['MODIFYING'],
    to: 'RESERVED',
    event: 'CHANGE_LAPSED',
    actor,
  });
}

/** A late payment of the difference may still apply the change, if the booking has not changed otherwise. */
async function mayStillChange(tx: Transaction, change: Order): Promise<boolean> {
  const booking = await changedBy(tx, change);
  const later = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.changesId, booking.id));
  const isNewest = later.every(({ id, status }) => id <= change.id || status === 'ABANDONED');
  return isNewest && (booking.status === 'MODIFYING' || booking.status === 'RESERVED');
}

registerOrderKind({
  kind: ROOM_CHANGE,
  letter: 'D',
  statuses: {
    HELD: { phase: 'held', expiresTo: 'EXPIRED', paidTo: 'APPLIED', cancelsTo: 'ABANDONED' },
    APPLIED: { phase: 'confirmed' },
    EXPIRED: { phase: 'freed', paidTo: 'APPLIED' },
    ABANDONED: { phase: 'freed' },
  },
  holdExpired: 'HOLD_EXPIRED',
  replaces: leftBehind,
  onPaid: applyChange,
  onExpired: dropChange,
  onCancelled: dropChange,
  reacquire: mayStillChange,
  describe: (db, { order, language }) => lineOf(db, order.id, language),
  cancelRule: () => Promise.resolve({ freeUntil: null, fee: { kind: 'none' } }),
});
