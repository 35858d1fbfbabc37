import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { isOverdue } from './locked-order.ts';
import { statusOf, type Order } from './order-kind.ts';

/**
 * An order as every reader sees it: expired if its hold has run out, whether or not the sweeper has recorded
 * it.
 */
export function asSeen(order: Order, overdue: boolean): Order {
  if (!overdue) return order;
  return { ...order, status: statusOf(order, order.status).expiresTo ?? order.status, heldUntil: null };
}

type OwnOrder = { readonly memberId: number } & ({ readonly orderId: number } | { readonly orderNo: string });

/** A member's own order in its current state; NOT_YOURS for other members' and unknown ones. */
export async function findOwnOrder(
  db: Executor,
  clock: Clock,
  { memberId, ...which }: OwnOrder,
): Promise<Order> {
  const isIt = 'orderId' in which ? eq(orders.id, which.orderId) : eq(orders.orderNo, which.orderNo);
  const [row] = await db
    .select({ order: orders, overdue: isOverdue(clock) })
    .from(orders)
    .where(and(isIt, eq(orders.memberId, memberId)));
  if (row === undefined) throw new DomainError('NOT_YOURS');
  return asSeen(row.order, row.overdue);
}
