import type { Executor } from '../../../platform/context.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { BackPart } from '../../../core/orders/refunds/part.ts';
import { paymentsBack } from '../../../core/refunds/plan.ts';
import type { PricedStay } from '../rates/price-stay.ts';

type NewPrice = Pick<PricedStay, 'total' | 'currency'>;

/** What a change to this price refunds, minor units; a booking that is paid at the hotel refunds nothing. */
export function changeRefund({ total, onSpot }: Pick<Order, 'total' | 'onSpot'>, to: NewPrice): bigint {
  return onSpot || to.total >= total ? 0n : total - to.total;
}

/** Whether a booking's price can become this one: in its currency, and no less than its deductions. */
export const canCost = (
  { currency, voucherAmount, dollarAmount }: Pick<Order, 'currency' | 'voucherAmount' | 'dollarAmount'>,
  to: NewPrice,
): boolean => to.currency === currency && to.total >= voucherAmount + dollarAmount;

/** The refund before the change, by means; nothing where the change is not possible at this price. */
export async function changeBack(db: Executor, order: Order, to: NewPrice): Promise<BackPart[]> {
  return canCost(order, to) ? paymentsBack(db, order, changeRefund(order, to)) : [];
}
