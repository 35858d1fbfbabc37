import type { Order } from '../order-kind.ts';

/** The refund of a confirmed order, minor units of its currency. */
export interface Back {
  /** of the money; the payment core sends it */
  readonly money: bigint;
  /** of the dollars */
  readonly dollars: bigint;
}

const PAID: readonly Order['payStatus'][] = ['PAID', 'PART_REFUNDED', 'REFUNDED'];

/**
 * Everything the member paid less the fee. The fee is taken from dollars first, so that money is refunded as
 * money.
 */
export function whatGoesBack(order: Order): Back {
  const money = PAID.includes(order.payStatus) ? order.payable : 0n;
  const given = money + order.dollarAmount;
  const penalty = order.penalty ?? 0n;
  const back = given > penalty ? given - penalty : 0n;
  const moneyBack = back < money ? back : money;
  return { money: moneyBack, dollars: back - moneyBack };
}
