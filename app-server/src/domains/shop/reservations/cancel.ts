import type { reservationCalls } from '@resort/mf-shop/contract';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { cancelWithRefund } from '../../../core/refunds/give-back.ts';
import { partsOnWire } from '../../../core/orders/refunds/part.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reservedOnWire } from './on-wire.ts';
import { findOwnReservation, noteReason } from '../terms/reservation-row.ts';

/** Cancels a reservation: releases what it holds, and refunds what was paid except the fee. Idempotent. */
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
    const { order, penalty, parts, changed } = await cancelWithRefund(tx, context, {
      orderId,
      actor,
      reason,
      expectedPenalty: expected,
    });
    if (changed && reason !== undefined) await noteReason(tx, orderId, reason);
    const { status, currency } = reservedOnWire(order);
    const refund = await partsOnWire(tx, parts, context.language);
    return { orderNo, status, penalty: moneyText(penalty), refund, currency };
  });
}
