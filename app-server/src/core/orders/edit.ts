import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { recordEvent, type Cause } from './events.ts';
import { lockOrder } from './locked-order.ts';
import type { Order } from './order-kind.ts';

/**
 * Registers an edit that does not change the status (guests, remarks), before its kind's rows are written.
 * STALE unless `version` is the order's: of two edits of one version the second is refused, not lost.
 */
export async function editOrder(
  tx: Transaction,
  clock: Clock,
  { orderId, version, ...cause }: Cause & { readonly orderId: number; readonly version: number },
): Promise<Order> {
  await lockOrder(tx, clock, orderId);
  const [order] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), eq(orders.version, version)))
    .returning();
  if (order === undefined) throw new DomainError('STALE');
  await recordEvent(tx, clock, orderId, { ...cause, from: order.status, to: order.status });
  return order;
}
