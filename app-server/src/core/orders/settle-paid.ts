import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Cause } from './events.ts';
import { takeHoldsAgain } from './holds/holds.ts';
import { lockOrder, partsOf, type LockedOrder } from './locked-order.ts';
import { forgetLedgers } from '../ledger/lock.ts';
import { orderKind, statusOf, type Order } from './order-kind.ts';
import { writePayStatus } from './pay-status.ts';
import { expire, moveOn } from './transition.ts';

/** `refund`: the money arrived, but the order is gone or was paid before; the payment refunds all of it. */
export type Settlement = 'confirmed' | 'refund';

/** Holds everything again that the order had, or nothing. */
async function winBack(tx: Transaction, clock: Clock, order: Order): Promise<boolean> {
  // Manually, because a nested transaction is unknown to the lock-order guard.
  await tx.execute(sql`savepoint win_back`);
  try {
    await takeHoldsAgain(tx, clock, order);
    await tx.execute(sql`release savepoint win_back`);
    return true;
  } catch (error) {
    await tx.execute(sql`rollback to savepoint win_back`);
    forgetLedgers(tx);
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}

/** Whether its kind accepts a payment after the hold has expired. */
async function mayStillBePaid(
  tx: Transaction,
  clock: Clock,
  order: Order,
  expired: string,
): Promise<boolean> {
  if (statusOf(order, expired).paidTo === undefined) return false;
  return (await orderKind(order.kind).reacquire?.(tx, order, clock)) ?? true;
}

const wasPaid = ({ payStatus }: Order) =>
  payStatus === 'PAID' || payStatus === 'PART_REFUNDED' || payStatus === 'REFUNDED';

type Payer = Omit<Cause, 'event'>;

/**
 * Confirms the order if that is still possible. An overdue order that was not swept still has what it held,
 * because nobody else can have taken it.
 */
async function confirm(tx: Transaction, clock: Clock, { order, isOverdue }: LockedOrder, cause: Payer) {
  const { phase, paidTo, expiresTo = order.status } = statusOf(order, order.status);
  if (paidTo === undefined) return phase === 'confirmed';
  const isLate = isOverdue || phase === 'freed';
  if (isLate && !(await mayStillBePaid(tx, clock, order, expiresTo))) {
    if (isOverdue) await expire(tx, clock, order, cause.actor);
    return false;
  }
  if (phase === 'freed' && !(await winBack(tx, clock, order))) return false;
  await moveOn(tx, clock, order, { ...cause, event: 'PAID', to: paidTo });
  return true;
}

/**
 * Applies a successful payment to its order, in the transaction that records it (once per payment): the hold
 * becomes a booking, and an expired order is restored if everything it held is available again. There is
 * never an unpaid room, and never money without a room: `refund` tells the payment to return the money. `locked`: the
 * order, if the transaction has locked it and not changed it since.
 */
export async function settlePaid(
  tx: Transaction,
  clock: Clock,
  {
    orderId,
    locked: known,
    ...cause
  }: Payer & { readonly orderId: number; readonly locked?: LockedOrder | undefined },
): Promise<Settlement> {
  const locked = known ?? (await lockOrder(tx, clock, orderId));
  const { order } = locked;
  if (statusOf(order, order.status).paidTo === undefined && wasPaid(order)) return 'refund';
  const isConfirmed = await confirm(tx, clock, locked, cause);
  const paid = { ...cause, event: 'PAYMENT_SUCCEEDED', to: 'PAID' } as const;
  // confirming changes no pay status of this order
  await writePayStatus(tx, clock, order, paid);
  if (isConfirmed && orderKind(order.kind).hasParts === true)
    for (const part of await partsOf(tx, orderId))
      if (!part.onSpot) await writePayStatus(tx, clock, part, paid);
  return isConfirmed ? 'confirmed' : 'refund';
}
