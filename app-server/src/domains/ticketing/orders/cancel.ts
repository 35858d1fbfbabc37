import type { ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { cancelOrder } from '../../../core/orders/cancel.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { findOrder } from './find.ts';
import { statusOnWire } from './on-wire.ts';

/** Cancels an unpaid order: its seats and quota are released at once, and a late payment is refunded. Idempotent. */
export async function cancelTickets({
  db,
  clock,
  caller,
  body,
}: ContextOf<typeof ticketOrderCalls, 'POST /ticket/order/cancel'>) {
  const { memberId } = caller;
  const { orderNo } = body;
  return inTransaction(db, async (tx) => {
    const found = await findOrder(tx, clock, { memberId, orderNo });
    const { order } = await cancelOrder(tx, clock, {
      orderId: found.order.id,
      actor: `member ${memberId}`,
    });
    return { orderNo, status: statusOnWire(order) };
  });
}
