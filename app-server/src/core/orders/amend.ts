import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { orders } from '../../schema/index.ts';
import { recordEvent, type Cause } from './events.ts';
import { lockOrder } from './locked-order.ts';
import { statusOf, type Order } from './order-kind.ts';

export interface Amendment extends Cause {
  readonly orderId: number;
  /** of the phase that it is in */
  readonly to: string;
  /** the price of what it is now for, minor units; what vouchers and dollars took off stays */
  readonly total: bigint;
}

/**
 * Gives a confirmed order another price, for what a change of it has brought: what is paid more or comes back is the
 * change's, before or after it. Throws where vouchers and dollars take off more than the new price.
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
