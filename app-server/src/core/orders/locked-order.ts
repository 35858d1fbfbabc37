import { eq, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { takeLocks } from '../lock-order.ts';
import type { Order } from './order-kind.ts';

/** An order whose row the transaction has locked. */
export interface LockedOrder {
  readonly order: Order;
  /** its hold has run out, whether or not anybody has noted that yet */
  readonly isOverdue: boolean;
}

/** Whether a hold has run out; the one place that decides it. */
export const isOverdue = (clock: Clock): SQL<boolean> =>
  sql<boolean>`coalesce(${orders.heldUntil} < ${clock.sqlNow()}, false)`;

/** Locks an order for a change; NOT_FOUND where there is none. Whose it is has been asked before. */
export async function lockOrder(tx: Transaction, clock: Clock, orderId: number): Promise<LockedOrder> {
  takeLocks(tx, 'order', [orderId]);
  const [row] = await tx
    .select({ order: orders, isOverdue: isOverdue(clock) })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  if (row === undefined) throw new DomainError('NOT_FOUND');
  return row;
}
