import type { TicketOrder, ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { moneyText } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import { addressOf } from '../../../core/properties/properties.ts';
import { minutesLater } from '../../../platform/time/macau-days.ts';
import { statusOf } from '../../../core/orders/order-kind.ts';
import { attemptsOf } from '../../../core/payments/attempts.ts';
import { lockOrderPrice } from '../../../core/payments/pay-lock.ts';
import { refundedOf } from '../../../core/orders/refunds/recorded.ts';
import type { ContextOf, RequestContext } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { modeOf } from '../performances/event-facts.ts';
import { gatesOf } from '../tickets/gates-of.ts';
import { findOrder, type FoundOrder } from './find.ts';
import { missingOf } from './missing.ts';
import { briefOnWire, namingOf, priceOf } from './on-wire.ts';
import { positionOnWire } from './positions-on-wire.ts';
import { refundTerms } from './refund-terms.ts';
import { ticketsOf, ticketsOnWire, type Ticket } from './tickets-on-wire.ts';

const isHeld = ({ order }: FoundOrder): boolean => statusOf(order, order.status).phase === 'held';

function stillMissing({ order, event, places }: FoundOrder) {
  if (statusOf(order, order.status).phase !== 'held') return [];
  const rules = { mode: modeOf(event), realName: event.realName };
  return missingOf(
    rules,
    places.map(({ position }) => position),
  );
}

/** The payment data, once nothing is missing. */
function payOf(context: RequestContext, found: FoundOrder): TicketOrder['pay'] {
  const { order } = found;
  if (!isHeld(found) || order.heldUntil === null || stillMissing(found).length > 0) return null;
  return {
    id: encodeHotelId(String(order.id)),
    signTimerStr: lockOrderPrice(context, order).signTimerStr,
    amount: moneyText(order.payable),
    holdUntil: macauInstant(order.heldUntil),
  };
}

/** The fees kept from refunds. */
function keptOf(tickets: readonly Ticket[]) {
  const back = tickets.filter(({ status }) => status === 'REFUNDED');
  const refunded = back.reduce((sum, one) => sum + (one.refunded ?? 0n), 0n);
  const paid = back.reduce((sum, one) => sum + one.paid, 0n);
  return moneyText(paid - refunded);
}

function termsOf({ own, performance }: FoundOrder): TicketOrder['refund'] {
  const terms = refundTerms(own.refund, performance.startsAt);
  if (terms === null) return null;
  const { freeUntil, feePercent, closesAt } = terms;
  return { freeUntil: macauInstant(freeUntil), feePercent, closesAt: macauInstant(closesAt) };
}

/** All data of one of the caller's orders. */
export async function ticketOrderInfo(
  context: ContextOf<typeof ticketOrderCalls, 'GET /ticket/order/info'>,
): Promise<TicketOrder> {
  const { db, clock, caller, query, language } = context;
  const found = await findOrder(db, clock, { memberId: caller.memberId, orderNo: query.orderNo });
  const { order, event, performance, places } = found;
  const naming = await namingOf(db, found, language);
  const rows = await ticketsOf(db, found);
  const tickets = await ticketsOnWire(context, found, { tickets: rows, naming });
  const isOpen = isHeld(found) && order.payStatus !== 'PROCESSING';
  return {
    ...briefOnWire({ order, event, performance, quantity: places.length }, language),
    performanceId: String(performance.id),
    mode: modeOf(event),
    realName: event.realName,
    startsAt: macauInstant(performance.startsAt),
    endsAt: macauInstant(performance.endsAt),
    doorsAt: macauInstant(minutesLater(performance.startsAt, -event.doorsMinutes)),
    orderedAt: macauInstant(order.orderedAt),
    address: addressOf(event.property, language),
    inChinese: { name: event.venue.tc, address: addressOf(event.property, 'tc') },
    geo: { lat: event.lat, lng: event.lng },
    positions: places.map((place) => positionOnWire(place, naming)),
    tickets,
    total: moneyText(priceOf(found)),
    deduct: moneyText(order.voucherAmount),
    pay: payOf(context, found),
    missing: stillMissing(found),
    canChangeSeats: isOpen && modeOf(event) === 'SEAT',
    canCancel: isHeld(found),
    canRefund: tickets.some(({ refund }) => refund !== null),
    refund: termsOf(found),
    penalty: keptOf(rows),
    refunded: await refundedOf(db, order.id, language),
    payments: await attemptsOf(db, order),
    gates: await gatesOf(db, event, language),
  };
}
