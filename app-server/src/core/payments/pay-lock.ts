import { moneyText } from '@resort/shared/contract';
import type { Services } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Order } from '../orders/order-kind.ts';
import { isPriceOf, lockPrice, readPriceLock, type PriceLock } from '../price-lock/price-lock.ts';

const subjectOf = ({ id }: Order) => ({ order: id });

/** The price of an order that waits to be paid, for its detail and its checkout; it holds as long as the order does. */
export function lockOrderPrice(services: Services, order: Order): PriceLock {
  const { kind, payable: amount, currency, memberId, heldUntil } = order;
  const price = { kind, subject: subjectOf(order), amount, currency, memberId };
  return lockPrice(services, price, heldUntil ?? undefined);
}

/**
 * Says that a price lock is this order's. Throws SIGN_CHECK, QUOTE_EXPIRED, and AMOUNT_CHANGED with `data.amount` where
 * the order costs something else by now.
 */
export function checkOrderPrice(services: Services, order: Order, signTimerStr: string): void {
  const { kind, memberId, payable, currency } = order;
  const price = readPriceLock(services, signTimerStr, { memberId, kind });
  if (!isPriceOf(price, subjectOf(order))) throw new DomainError('SIGN_CHECK');
  if (price.amount !== payable || price.currency !== currency)
    throw new DomainError('AMOUNT_CHANGED', {}, { amount: moneyText(payable) });
}
