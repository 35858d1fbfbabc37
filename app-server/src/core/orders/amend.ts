import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { orders } from '../../schema/index.ts';
import { recordEvent, type Cause } from './events.ts';
import { lockOrder } from './locked-order.ts';
import { statusOf, type Order } from './order-kind.ts';

export interface Amendment extends Cause {
  readonly orderId: number;
  /** a status with the same phase */
  readonly to: string;
  /** the new price, minor units; deductions by vouchers and dollars do not change */
  readonly total: bigint;
}

/**
 * Changes the price of a confirmed order after a change. The change itself collects or refunds the
 * difference. Throws if deductions exceed the new price.
 */
export async function amendOrder(
  tx: Transaction,
  clock: Clock,
  { orderId, to, total, ...cause }: Amendment,
): Promise<Order> {
  const { order } = await lockOrder(tx, clock, orderId);
  if (statusOf(order, to).phase !== statusOf(order, order.status).phase)
    throw new Error(`order ${orderId} cannot be amended to ${to}`);
  const payable = total - order.voucherAmount - order.dollarAmount;
  const [row] = await tx
    .update(orders)
    .set({ total, payable, status: to, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .returning();
  if (row === undefined) throw new Error(`order ${orderId} is gone`);
  await recordEvent(tx, clock, orderId, { ...cause, from: order.status, to });
  return row;
}
