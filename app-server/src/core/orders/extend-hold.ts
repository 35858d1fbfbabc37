import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { orders } from '../../schema/index.ts';
import { recordEvent, type Cause } from './events.ts';
import { lockOrder } from './locked-order.ts';
import type { Order } from './order-kind.ts';

/**
 * Extends a running hold by this many seconds; an order without a hold does not change. Its kind limits how
 * often.
 */
export async function extendHold(
  tx: Transaction,
  clock: Clock,
  { orderId, seconds, ...cause }: Cause & { readonly orderId: number; readonly seconds: number },
): Promise<Order> {
  const { order, isOverdue } = await lockOrder(tx, clock, orderId);
  if (order.heldUntil === null || isOverdue) return order;
  const [longer] = await tx
    .update(orders)
    .set({
      heldUntil: sql`${orders.heldUntil} + ${seconds} * interval '1 second'`,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, orderId))
    .returning();
  if (longer === undefined) throw new Error(`order ${orderId} is gone`);
  await recordEvent(tx, clock, orderId, { ...cause, from: order.status, to: order.status });
  return longer;
}
