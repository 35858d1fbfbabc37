import type { ticketOrderCalls } from '@resort/mf-ticketing/contract';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import { parseMoney } from '@resort/shared/contract';
import { attachVouchers } from '../../../core/orders/holds/attach-vouchers.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { statusOf } from '../../../core/orders/order-kind.ts';
import { startPayment } from '../../../core/payments/start-payment.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { findOrder } from './find.ts';

/**
 * Attaches the vouchers and claims the order for its one payment, in the call's own transaction; `goToProvider` then
 * contacts the provider.
 */
export async function payTickets(
  context: ContextOf<typeof ticketOrderCalls, 'POST /ticket/order/pay'>,
): Promise<PaymentStarted> {
  const { db, clock, caller, body, language } = context;
  const { memberId } = caller;
  const { orderNo, methodCode, dollarUse = '0.00', expectedAmount, returnUrl, saveCard, cardId } = body;
  const found = await findOrder(db, clock, { memberId, orderNo });
  const { order, isOverdue } = await lockOrder(db, clock, found.order.id);
  const isOpen = statusOf(order, order.status).phase === 'held' && !isOverdue;
  // startPayment refuses an order that is being paid or is over
  if (isOpen && (order.payStatus === 'UNPAID' || order.payStatus === 'FAILED'))
    await attachVouchers(db, clock, order, [...new Set((body.voucherIds ?? []).map(Number))]);
  const { payNo, status } = await startPayment(db, context, {
    memberId,
    orderId: order.id,
    methodCode,
    dollars: parseMoney(dollarUse),
    expectedAmount: parseMoney(expectedAmount),
    returnUrl,
    scene: body.paySence,
    saveCard,
    cardId: cardId === undefined ? undefined : Number(cardId),
    language,
  });
  return { payNo, status, action: { type: 'NONE' } };
}
