import { moneyText } from '@resort/shared/contract';
import type { Services } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Order } from '../orders/order-kind.ts';
import { isPriceOf, lockPrice, readPriceLock, type PriceLock } from '../price-lock/price-lock.ts';

const subjectOf = ({ id }: Order) => ({ order: id });

/**
 * Locks the price of an order that waits for payment, for its detail and checkout; valid as long as the
 * order's hold.
 */
export function lockOrderPrice(services: Services, order: Order): PriceLock {
  const { kind, payable: amount, currency, memberId, heldUntil } = order;
  const price = { kind, subject: subjectOf(order), amount, currency, memberId };
  return lockPrice(services, price, heldUntil ?? undefined);
}

/**
 * Checks that a price lock belongs to this order. Throws SIGN_CHECK, QUOTE_EXPIRED, and AMOUNT_CHANGED with
 * `data.amount` if the price has changed.
 */
export function checkOrderPrice(services: Services, order: Order, signTimerStr: string): void {
  const { kind, memberId, payable, currency } = order;
  const price = readPriceLock(services, signTimerStr, { memberId, kind });
  if (!isPriceOf(price, subjectOf(order))) throw new DomainError('SIGN_CHECK');
  if (price.amount !== payable || price.currency !== currency)
    throw new DomainError('AMOUNT_CHANGED', {}, { amount: moneyText(payable) });
}
