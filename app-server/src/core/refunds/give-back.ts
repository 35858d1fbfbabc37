import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { cancelOrder, cancelPenalty, type Cancellation, type Cancelled } from '../orders/cancel.ts';
import { lockOrder } from '../orders/locked-order.ts';
import type { Order } from '../orders/order-kind.ts';
import { whatGoesBack } from '../orders/holds/refund-share.ts';
import { refundPayment, type OrderRefund } from '../payments/refund-payment.ts';
import type { BackPart } from '../orders/refunds/part.ts';
import { paymentsBack, plannedBack } from './plan.ts';
import { recordBack, recordedBack } from '../orders/refunds/recorded.ts';

/** Ends an order by `step` with this fee, and refunds everything else. The caller has locked the order. */
export async function giveUp(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  order: Order,
  {
    penalty,
    reason,
    actor,
    step,
  }: Pick<OrderRefund, 'reason' | 'actor'> & {
    readonly penalty: bigint;
    /** changes the order's status, and settles what it holds */
    readonly step: () => Promise<Order>;
  },
): Promise<{ readonly order: Order; readonly parts: readonly BackPart[] }> {
  const parts = await plannedBack(tx, services.clock, order, penalty);
  const { money } = whatGoesBack({ ...order, penalty });
  const after = await step();
  await refundPayment(tx, services, { orderId: order.id, amount: money, reason, actor });
  await recordBack(tx, services.clock, after, { parts, actor });
  return { order: after, parts };
}

/** `cancelOrder`, plus a refund of what was paid less the fee. Idempotent. */
export async function cancelWithRefund(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  cancellation: Cancellation,
): Promise<Cancelled & { readonly parts: readonly BackPart[] }> {
  const { clock } = services;
  const { orderId, actor } = cancellation;
  const { order } = await lockOrder(tx, clock, orderId);
  if (order.penalty !== null) {
    const cancelled = await cancelOrder(tx, clock, cancellation);
    return { ...cancelled, parts: await recordedBack(tx, orderId) };
  }
  const penalty = await cancelPenalty(tx, clock, order);
  let cancelled: Cancelled | undefined;
  const { parts } = await giveUp(tx, services, order, {
    penalty,
    reason: 'cancelled',
    actor,
    step: async () => {
      cancelled = await cancelOrder(tx, clock, cancellation);
      return cancelled.order;
    },
  });
  if (cancelled === undefined) throw new Error(`order ${orderId} was not cancelled`);
  return { ...cancelled, parts };
}

/** Refunds a part of what was paid, while the order continues. Resolves to the means. */
export async function refundSome(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  order: Order,
  wanted: Omit<OrderRefund, 'orderId'>,
): Promise<BackPart[]> {
  const parts = await paymentsBack(tx, order, wanted.amount);
  await refundPayment(tx, services, { orderId: order.id, ...wanted });
  await recordBack(tx, services.clock, order, { parts, actor: wanted.actor });
  return parts;
}
