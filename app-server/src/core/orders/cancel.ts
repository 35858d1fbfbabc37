import { moneyText } from '@resort/shared/contract';
import { formatAmount } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { penaltyAt } from './cancel-rule.ts';
import { lockOrder } from './locked-order.ts';
import { isExpired, orderKind, statusOf, type Order } from './order-kind.ts';
import { whatGoesBack, type Back } from './holds/refund-share.ts';
import { moveOn } from './transition.ts';

export interface Cancellation {
  readonly orderId: number;
  /** the fee that the member saw, minor units; absent if the call has none */
  readonly expectedPenalty?: bigint | undefined;
  readonly actor: string;
  readonly reason?: string | undefined;
}

export interface Cancelled {
  readonly order: Order;
  /** minor units of the order's currency */
  readonly penalty: bigint;
  /** dollars are already returned; the payment core refunds the money */
  readonly back: Back;
  /** false: it was cancelled before; the amounts are from then */
  readonly changed: boolean;
}

/** The current cancellation fee, minor units, which a screen shows before confirmation. */
export async function cancelPenalty(tx: Transaction, clock: Clock, order: Order): Promise<bigint> {
  if (statusOf(order, order.status).phase !== 'confirmed') return 0n;
  return penaltyAt(await orderKind(order.kind).cancelRule(tx, order), order.total, clock.now());
}

/**
 * Cancels an order and releases what it holds. Idempotent: a second call returns the same. Throws the kind's
 * `holdExpired`, CANCEL_CLOSED if its status does not permit it, and PENALTY_CHANGED with `data.penalty` if
 * the fee exceeds the expected one; a lower fee is accepted.
 */
export async function cancelOrder(
  tx: Transaction,
  clock: Clock,
  { orderId, expectedPenalty, actor, reason }: Cancellation,
): Promise<Cancelled> {
  const { order, isOverdue } = await lockOrder(tx, clock, orderId);
  if (order.penalty !== null)
    return { order, penalty: order.penalty, back: whatGoesBack(order), changed: false };
  if (isOverdue || isExpired(order)) throw new DomainError(orderKind(order.kind).holdExpired);
  const { cancelsTo, phase } = statusOf(order, order.status);
  // unpaid parts have one price: their checkout is cancelled as a whole
  const isBound = order.parentId !== null && phase === 'held';
  if (cancelsTo === undefined || isBound) throw new DomainError('CANCEL_CLOSED');
  const penalty = await cancelPenalty(tx, clock, order);
  if (expectedPenalty !== undefined && penalty > expectedPenalty) {
    const amount = moneyText(penalty);
    throw new DomainError(
      'PENALTY_CHANGED',
      { amount: formatAmount(amount, order.currency) },
      { penalty: amount },
    );
  }
  const data = { penalty: moneyText(penalty), ...(reason === undefined ? {} : { reason }) };
  await tx.update(orders).set({ penalty }).where(eq(orders.id, orderId));
  const cancelled = await moveOn(tx, clock, order, { to: cancelsTo, event: 'CANCELLED', actor, data });
  return { order: cancelled, penalty, back: whatGoesBack(cancelled), changed: true };
}
