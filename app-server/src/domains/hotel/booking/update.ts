import type { bookingCalls } from '@resort/mf-hotel/contract';
import { hotelOrderStatus } from '@resort/mf-hotel/contract';
import { moneyText, type In } from '@resort/shared/contract';
import { editOrder } from '../../../core/orders/edit.ts';
import { partsOnWire } from '../../../core/orders/refunds/part.ts';
import { findOwnOrder } from '../../../core/orders/find.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { queueNews } from '../../../core/orders/news/order-news.ts';
import { readPriceLock } from '../../../core/price-lock/price-lock.ts';
import { bookedBy } from '../stays/booked.ts';
import { changeStay, type Changed } from '../stays/change-stay.ts';
import { mayEdit } from '../stays/may.ts';
import { editGuests } from '../stays/stay-rows.ts';
import { ROOM, stayOf } from '../rates/stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { payOf } from '../orders/pay-of.ts';

type Context = ContextOf<typeof bookingCalls, 'POST /order/booking/hotel/updateReserve'>;

const NOTHING: Changed = { diff: 0n, due: null, refund: [] };

/** Loads the booking for a change, at the version that the guest saw. */
async function lockBooking({ db, clock, caller, body }: Context): Promise<Order> {
  const { memberId } = caller;
  const orderId = Number(body.id);
  const own = await findOwnOrder(db, clock, { memberId, orderId });
  if (own.kind !== ROOM) throw new DomainError('NOT_YOURS');
  const { version } = body;
  const order = await editOrder(db, clock, {
    orderId,
    version,
    event: 'EDITED',
    actor: `member ${memberId}`,
  });
  if (!mayEdit(order, (await bookedBy(db, orderId)).row, clock)) throw new DomainError('CHANGE_CLOSED');
  return order;
}

async function changed(context: Context, order: Order): Promise<Changed> {
  const { db, caller, body } = context;
  if (body.signTimerStr === undefined) return NOTHING;
  const price = readPriceLock(context, body.signTimerStr, { memberId: caller.memberId, kind: ROOM });
  const { amount, currency } = price;
  return changeStay(db, context, order, { stay: stayOf(price.subject), amount, currency });
}

/** Changes guests and requests at once, and the stay too unless a difference must be paid. */
export async function updateReserve(
  context: Context,
): Promise<In<(typeof bookingCalls)['POST /order/booking/hotel/updateReserve']['reply']>> {
  const { db, clock, caller, body } = context;
  const order = await lockBooking(context);
  const { guests, contact, arrivalTime, remarks } = body;
  await editGuests(db, order.id, { guests, contact, arrivalTime, remarks });
  if (body.signTimerStr === undefined) await queueNews(db, clock, order, 'CHANGED');
  const { diff, due, refund } = await changed(context, order);
  const after = await findOwnOrder(db, clock, { memberId: caller.memberId, orderId: order.id });
  return {
    status: hotelOrderStatus.parse(after.status),
    version: after.version,
    diff: moneyText(diff),
    payable: moneyText(due?.payable ?? 0n),
    refund: await partsOnWire(db, refund, context.language),
    currency: order.currency,
    pay: due === null ? null : payOf(context, due),
  };
}
