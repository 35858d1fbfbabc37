import type { Payable } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import type { Order } from '../../../core/orders/order-kind.ts';
import { statusOf } from '../../../core/orders/order-kind.ts';
import { lockOrderPrice } from '../../../core/payments/pay-lock.ts';
import type { Services } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';

/** The payment data of an order; null if it does not wait for payment. */
export function payOf(services: Services, order: Order): Payable | null {
  const { id, orderNo, payable, currency, heldUntil } = order;
  if (statusOf(order, order.status).phase !== 'held' || heldUntil === null) return null;
  return {
    id: String(id),
    orderNo,
    signTimerStr: lockOrderPrice(services, order).signTimerStr,
    amount: moneyText(payable),
    currency,
    holdUntil: macauInstant(heldUntil),
  };
}
