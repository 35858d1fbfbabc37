import type { hotelOrderCalls, HotelOrderDetail } from '@resort/mf-hotel/contract';
import { basePriceText, moneyText } from '@resort/shared/contract';
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { earningsOfOrder } from '../../../core/earning/expected.ts';
import { asSeen } from '../../../core/orders/find.ts';
import { isOverdue, payerOf, partsOf } from '../../../core/orders/locked-order.ts';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import { penaltyAt } from '../../../core/orders/cancel-rule.ts';
import { propertyBy } from '../../../core/properties/properties.ts';
import { attemptsOf } from '../../../core/payments/attempts.ts';
import { partsOnWire } from '../../../core/orders/refunds/part.ts';
import { plannedBack } from '../../../core/refunds/plan.ts';
import { refundedOf } from '../../../core/orders/refunds/recorded.ts';
import { bookedBy, bookedNights, type Booked } from '../stays/booked.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { orderEvent, orders } from '../../../schema/index.ts';
import { onlineCheckInOf } from '../check-in/brief.ts';
import { briefOf } from './brief.ts';
import { ownStay } from './list.ts';
import { inHouseOf, reviewOf } from './in-house.ts';
import { payOf } from './pay-of.ts';

type Context = ContextOf<typeof hotelOrderCalls, 'GET /hotel/order/detail'>;
type Event = HotelOrderDetail['history'][number]['event'];

/** The order's events that the guest sees; payments have their own list, and other events are internal. */
const TOLD: Readonly<Record<string, Event>> = {
  OPENED: 'OPENED',
  CONFIRMED: 'CONFIRMED',
  PAID: 'CONFIRMED',
  CHANGED: 'CHANGED',
  CHANGE_LAPSED: 'CHANGE_LAPSED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  NO_SHOW: 'NO_SHOW',
};

async function historyOf({ db }: Context, { id }: Order): Promise<HotelOrderDetail['history']> {
  const rows = await db
    .select({ at: orderEvent.at, event: orderEvent.event })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, id))
    .orderBy(asc(orderEvent.id));
  return rows.flatMap(({ at, event }) => {
    const told = TOLD[event];
    return told === undefined ? [] : [{ at: macauInstant(at), event: told }];
  });
}

/** The change that waits for its difference, if there is one. */
async function pendingChange({ db, clock }: Context, { id, status }: Order): Promise<Order | undefined> {
  if (status !== 'MODIFYING') return undefined;
  const [found] = await db
    .select({ order: getTableColumns(orders), overdue: isOverdue(clock) })
    .from(orders)
    .where(and(eq(orders.changesId, id), eq(orders.status, 'HELD')))
    .orderBy(desc(orders.id))
    .limit(1);
  return found === undefined ? undefined : asSeen(found.order, found.overdue);
}

async function changeOf(
  context: Context,
  booking: Order,
  change: Order | undefined,
): Promise<HotelOrderDetail['change']> {
  if (change === undefined) return null;
  const { row, roomType } = await bookedBy(context.db, change.id);
  const total = row.roomTotal + row.service + row.tax;
  return {
    roomName: roomType.texts[context.language].name,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    total: moneyText(total),
    diff: moneyText(total - booking.total),
  };
}

/** The current cancellation fee and refund. */
async function cancelNow({ db, clock, language }: Context, order: Order, { row }: Booked) {
  const isBooked = statusOf(order, order.status).phase === 'confirmed';
  const penalty = isBooked ? penaltyAt(row.cancelRule, order.total, clock.now()) : 0n;
  const parts = await plannedBack(db, clock, order, penalty);
  return { penaltyNow: moneyText(penalty), refundNow: await partsOnWire(db, parts, language) };
}

async function pricesOf({ db }: Context, order: Order, { row }: Booked): Promise<HotelOrderDetail['prices']> {
  const nights = await bookedNights(db, order.id);
  return {
    nights: nights.map(({ night: date, price }) => ({ date, price: basePriceText(price) })),
    roomTotal: basePriceText(row.roomTotal),
    service: moneyText(row.service),
    tax: moneyText(row.tax),
    vouchers: moneyText(order.voucherAmount),
    dollars: moneyText(order.dollarAmount),
    payable: moneyText(order.payable),
  };
}

/** One of the caller's own stays, with all its data and possible actions. */
export async function hotelOrderDetail(context: Context): Promise<HotelOrderDetail> {
  const { db } = context;
  const order = await ownStay(context, context.query.id);
  const booked = await bookedBy(db, order.id);
  const { row, plan, hotel } = booked;
  const change = await pendingChange(context, order);
  const payer = change ?? { ...(await payerOf(db, order)), status: order.status === 'HELD' ? 'HELD' : '' };
  const isDue = change !== undefined || order.status === 'HELD';
  const together = order.parentId === null ? [] : await partsOf(db, order.parentId);
  return {
    ...briefOf(context, order, booked),
    version: order.version,
    rateCode: plan.code,
    meal: plan.meal,
    prices: await pricesOf(context, order, booked),
    guests: [...row.guests],
    onlineCheckIn: await onlineCheckInOf(context, order, booked),
    earnings: await earningsOfOrder(db, context.clock, order),
    contact: row.contact,
    arrivalTime: row.arrivalTime,
    remarks: row.remarks,
    cancelPolicy: row.cancelRule,
    ...(await cancelNow(context, order, booked)),
    penalty: order.penalty === null ? null : moneyText(order.penalty),
    cancelReason: row.cancelReason,
    refunded: await refundedOf(db, order.id, context.language),
    inHouse: await inHouseOf(db, order),
    review: await reviewOf(db, order),
    payments: await attemptsOf(db, order),
    history: await historyOf(context, order),
    pay: isDue ? payOf(context, payer) : null,
    change: await changeOf(context, order, change),
    together: Math.max(0, together.length - 1),
    phone: propertyBy(hotel.code)?.phone ?? '',
  };
}
