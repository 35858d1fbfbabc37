import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Services } from '../../../platform/context.ts';
import type { Language } from '@resort/shared/contract';
import { holdInventory } from '../../../core/inventory/hold.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import { openOrder } from '../../../core/orders/open-order.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { transition } from '../../../core/orders/transition.ts';
import { refundSome } from '../../../core/refunds/give-back.ts';
import type { BackPart } from '../../../core/orders/refunds/part.ts';
import { bookedBy, type Booked } from './booked.ts';
import { canCost, changeRefund } from './change-back.ts';
import { mayModify } from './may.ts';
import { HOLD_SECONDS, pricedAsQuoted, type QuotedStay } from './new-stay.ts';
import type { PricedStay } from '../rates/price-stay.ts';
import { ROOM_CHANGE } from './room-kind.ts';
import { insertStay, roomsFor, soldRooms } from './stay-rows.ts';

export interface Changed {
  /** new price less old price, minor units */
  readonly diff: bigint;
  /** the order for the difference; null: nothing to pay now */
  readonly due: Order | null;
  /** refunded, by means */
  readonly refund: readonly BackPart[];
}

/** CHANGE_CLOSED for unsupported changes: another hotel, another payment type, less than the deductions. */
function refuse(order: Order, { row, hotel }: Booked, priced: PricedStay, clock: Clock): void {
  const isOther = priced.hotel.id !== hotel.id || priced.plan.payType !== row.payType;
  if (isOther || !canCost(order, priced) || !mayModify(order, row, clock))
    throw new DomainError('CHANGE_CLOSED');
}

/** The order of the change, which holds the additional nights. */
async function openChange(
  tx: Transaction,
  clock: Clock,
  order: Order,
  { booked, priced, due }: { readonly booked: Booked; readonly priced: PricedStay; readonly due: bigint },
): Promise<Order> {
  const { memberId, property, currency, rateToMop } = order;
  const change = await openOrder(tx, clock, {
    memberId,
    property,
    currency,
    rateToMop,
    kind: ROOM_CHANGE,
    total: due,
    status: 'HELD',
    holdSeconds: HOLD_SECONDS,
    changes: order,
    actor: `member ${memberId}`,
  });
  const { guests, contact, arrivalTime, remarks, language } = booked.row;
  await insertStay(tx, change.id, priced, { guests, contact, arrivalTime, remarks, language });
  const had = await soldRooms(tx, order.id);
  const counts = roomsFor(change.id, priced.roomType.id, priced.stay, had);
  await holdInventory(tx, { counts }, 'NO_ROOM');
  return change;
}

/**
 * Changes a booking, which the caller has locked, to another stay at its locked price. A higher price creates
 * an order that waits for payment, and the booking is MODIFYING until then; a lower one is refunded, and told with
 * its refund. Throws
 * CHANGE_CLOSED, why the stay is unavailable, QUOTE_EXPIRED, NO_ROOM.
 */
export async function changeStay(
  tx: Transaction,
  services: Services & { readonly language: Language },
  order: Order,
  quoted: QuotedStay,
): Promise<Changed> {
  const { clock } = services;
  const { id: orderId, memberId } = order;
  const booked = await bookedBy(tx, orderId);
  if (!mayModify(order, booked.row, clock)) throw new DomainError('CHANGE_CLOSED');
  const priced = await pricedAsQuoted({ ...services, db: tx, memberId }, quoted, orderId);
  refuse(order, booked, priced, clock);
  const diff = priced.total - order.total;
  const due = diff > 0n && !order.onSpot ? diff : 0n;
  const change = await openChange(tx, clock, order, { booked, priced, due });
  const actor = `member ${memberId}`;
  if (due > 0n) {
    const step = { orderId, from: ['RESERVED'], to: 'MODIFYING', event: 'CHANGE_ASKED' };
    await transition(tx, clock, { ...step, actor });
    return { diff, due: change, refund: [] };
  }
  await transition(tx, clock, {
    orderId: change.id,
    from: ['HELD'],
    to: 'APPLIED',
    event: 'CONFIRMED',
    actor,
  });
  const amount = changeRefund(order, priced);
  const refund = await refundSome(tx, services, order, { amount, reason: 'changed', actor });
  const { order: after } = await lockOrder(tx, clock, orderId);
  await queueNews(tx, clock, after, 'CHANGED', refund);
  return { diff, due: null, refund };
}
