import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Cause } from './events.ts';
import { takeHoldsAgain } from './holds.ts';
import { lockOrder } from './locked-order.ts';
import { orderKind, statusOf, type Order } from './order-kind.ts';
import { writePayStatus } from './pay-status.ts';
import { expire, moveOn } from './transition.ts';

/** `refund`: the money came, but what it was for is gone or was paid before; the payment gives all of it back. */
export type Settlement = 'confirmed' | 'refund';

/** Takes everything again that the order had, or nothing of it. */
async function winBack(tx: Transaction, clock: Clock, order: Order): Promise<boolean> {
  const { reacquire } = orderKind(order.kind);
  if (reacquire !== undefined && !(await reacquire(tx, order))) return false;
  // By hand: a nested transaction would be a stranger to the guard of the lock order.
  await tx.execute(sql`savepoint win_back`);
  try {
    await takeHoldsAgain(tx, clock, order);
    await tx.execute(sql`release savepoint win_back`);
    return true;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint win_back`);
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}

const wasPaid = ({ payStatus }: Order) =>
  payStatus === 'PAID' || payStatus === 'PART_REFUNDED' || payStatus === 'REFUNDED';

async function confirm(tx: Transaction, clock: Clock, order: Order, cause: Omit<Cause, 'event'>) {
  const { phase, paidTo } = statusOf(order, order.status);
  if (paidTo === undefined) return phase === 'confirmed';
  if (phase === 'freed' && !(await winBack(tx, clock, order))) return false;
  await moveOn(tx, clock, order, { ...cause, event: 'PAID', to: paidTo });
  return true;
}

/**
 * What a payment's success does to its order, in the transaction that records the success (once for each payment):
 * the hold becomes a booking, and an order whose hold ran out is won back where all that it held can be had again.
 * Never an unpaid room, never money without a room: `refund` tells the payment to give the money back.
 */
export async function settlePaid(
  tx: Transaction,
  clock: Clock,
  { orderId, ...cause }: Omit<Cause, 'event'> & { readonly orderId: number },
): Promise<Settlement> {
  const { order: found, isOverdue } = await lockOrder(tx, clock, orderId);
  const order = isOverdue ? await expire(tx, clock, found, cause.actor) : found;
  const { paidTo } = statusOf(order, order.status);
  if (paidTo === undefined && wasPaid(order)) return 'refund';
  const isConfirmed = await confirm(tx, clock, order, cause);
  const { order: settled } = await lockOrder(tx, clock, orderId);
  await writePayStatus(tx, clock, settled, { ...cause, event: 'PAYMENT_SUCCEEDED', to: 'PAID' });
  return isConfirmed ? 'confirmed' : 'refund';
}
