import type { reservationCalls } from '@resort/mf-shop/contract';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { cancelOrder } from '../../../core/orders/cancel.ts';
import { refundPayment } from '../../../core/payments/refund-payment.ts';
import type { ContextOf } from '../../../platform/calls/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reservedOnWire } from './on-wire.ts';
import { findOwnReservation, noteReason } from './reservation-row.ts';

/** Gives a reservation up, with what it holds and what was paid but for the fee; the second time changes nothing. */
export async function cancelReservation(
  context: ContextOf<typeof reservationCalls, 'GET /shop/reserver/order/cancel'>,
) {
  const { db, clock, caller, query } = context;
  const { orderNo, expectedPenalty, reason } = query;
  const actor = `member ${caller.memberId}`;
  return inTransaction(db, async (tx) => {
    const found = await findOwnReservation(tx, clock, { memberId: caller.memberId, orderNo });
    const orderId = found.order.id;
    const isOver = found.row.startsAt <= clock.now() && found.order.penalty === null;
    if (isOver) throw new DomainError('CANCEL_CLOSED');
    const expected = expectedPenalty === undefined ? undefined : parseMoney(expectedPenalty);
    const { order, penalty, back, changed } = await cancelOrder(tx, clock, {
      orderId,
      actor,
      reason,
      expectedPenalty: expected,
    });
    if (changed && reason !== undefined) await noteReason(tx, orderId, reason);
    if (changed)
      await refundPayment(tx, context, { orderId, amount: back.money, reason: 'cancelled', actor });
    const { status, currency } = reservedOnWire(order);
    const refund = moneyText(back.money + back.dollars);
    return { orderNo, status, penalty: moneyText(penalty), refund, currency };
  });
}
