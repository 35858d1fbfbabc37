import type { Order } from '../order-kind.ts';

/** What goes back when a confirmed order is freed, minor units of its currency. */
export interface Back {
  /** of the money that was paid; the payment core sends it */
  readonly money: bigint;
  /** of the dollars */
  readonly dollars: bigint;
}

const PAID: readonly Order['payStatus'][] = ['PAID', 'PART_REFUNDED', 'REFUNDED'];

/** All that the member gave but the penalty. It is taken from the dollars first, so that money goes back as money. */
export function whatGoesBack(order: Order): Back {
  const money = PAID.includes(order.payStatus) ? order.payable : 0n;
  const given = money + order.dollarAmount;
  const penalty = order.penalty ?? 0n;
  const back = given > penalty ? given - penalty : 0n;
  const moneyBack = back < money ? back : money;
  return { money: moneyBack, dollars: back - moneyBack };
}
