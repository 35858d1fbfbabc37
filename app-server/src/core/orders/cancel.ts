import { moneyText } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { penaltyAt } from './cancel-rule.ts';
import { refundOrder } from './ledger-part.ts';
import { lockOrder } from './locked-order.ts';
import { orderKind, statusOf, type Order } from './order-kind.ts';
import { moveOn } from './transition.ts';

export interface Cancellation {
  readonly orderId: number;
  /** the fee the member was shown, minor units; left out where the call carries none */
  readonly expectedPenalty?: bigint | undefined;
  readonly actor: string;
  readonly reason?: string | undefined;
}

export interface Cancelled {
  readonly order: Order;
  /** minor units of the order's currency */
  readonly penalty: bigint;
  /** what goes back of the money that was paid, for the payment core to send; the fee is taken from dollars first */
  readonly moneyBack: bigint;
  /** what goes back in dollars, of the order's currency; done */
  readonly dollarsBack: bigint;
  /** false: it was cancelled before; the amounts are those of then */
  readonly changed: boolean;
}

const paid: readonly Order['payStatus'][] = ['PAID', 'PART_REFUNDED', 'REFUNDED'];

function asCancelled(order: Order, penalty: bigint, changed: boolean): Cancelled {
  const money = paid.includes(order.payStatus) ? order.payable : 0n;
  const given = money + order.dollarAmount;
  const back = given > penalty ? given - penalty : 0n;
  const moneyBack = back < money ? back : money;
  return { order, penalty, moneyBack, dollarsBack: back - moneyBack, changed };
}

/** What cancelling would cost now, minor units; what a screen shows before it asks. */
export async function cancelPenalty(tx: Transaction, clock: Clock, order: Order): Promise<bigint> {
  if (statusOf(order, order.status).phase !== 'confirmed') return 0n;
  return penaltyAt(await orderKind(order.kind).cancelRule(tx, order), order.total, clock.now());
}

/**
 * Cancels an order and gives free what it holds. A second call answers as the first did. Throws the kind's
 * `holdExpired`, CANCEL_CLOSED where its status does not allow it, and PENALTY_CHANGED with `data.penalty` where the
 * fee is above the expected one: a fee that fell is the member's luck.
 */
export async function cancelOrder(
  tx: Transaction,
  clock: Clock,
  { orderId, expectedPenalty, actor, reason }: Cancellation,
): Promise<Cancelled> {
  const { order, isOverdue } = await lockOrder(tx, clock, orderId);
  if (order.penalty !== null) return asCancelled(order, order.penalty, false);
  if (isOverdue) throw new DomainError(orderKind(order.kind).holdExpired);
  const { cancelsTo } = statusOf(order, order.status);
  if (cancelsTo === undefined) throw new DomainError('CANCEL_CLOSED');
  const penalty = await cancelPenalty(tx, clock, order);
  if (expectedPenalty !== undefined && penalty > expectedPenalty) {
    const amount = moneyText(penalty);
    throw new DomainError('PENALTY_CHANGED', { amount: `${order.currency} ${amount}` }, { penalty: amount });
  }
  await tx.update(orders).set({ penalty }).where(eq(orders.id, orderId));
  const data = { penalty: moneyText(penalty), ...(reason === undefined ? {} : { reason }) };
  const cancelled = await moveOn(tx, clock, order, { to: cancelsTo, event: 'CANCELLED', actor, data });
  const result = asCancelled(cancelled, penalty, true);
  await refundOrder(tx, clock, cancelled, result.dollarsBack);
  return result;
}
