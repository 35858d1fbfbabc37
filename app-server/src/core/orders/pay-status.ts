import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders } from '../../schema/index.ts';
import { recordEvent, type Cause } from './events.ts';
import { lockOrder } from './locked-order.ts';
import type { Order } from './order-kind.ts';

export type PayStatus = Order['payStatus'];

export interface PayChange extends Cause {
  readonly orderId: number;
  readonly from: readonly PayStatus[];
  readonly to: PayStatus;
}

/** Writes the pay status of a locked order, with its event. Internal to this folder. */
export async function writePayStatus(
  tx: Transaction,
  clock: Clock,
  order: Order,
  { to, ...cause }: Cause & { readonly to: PayStatus },
): Promise<Order> {
  const [row] = await tx
    .update(orders)
    .set({ payStatus: to, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (row === undefined) throw new Error(`order ${order.id} is gone`);
  await recordEvent(tx, clock, order.id, { ...cause, from: order.payStatus, to });
  return row;
}

/**
 * The only way in which payments change an order's pay status; the booking status does not change. Idempotent
 * at the target; STALE if it is in none of `from`.
 */
export async function changePayStatus(
  tx: Transaction,
  clock: Clock,
  { orderId, from, ...change }: PayChange,
): Promise<{ readonly order: Order; readonly changed: boolean }> {
  const { order } = await lockOrder(tx, clock, orderId);
  if (order.payStatus === change.to) return { order, changed: false };
  if (!from.includes(order.payStatus)) throw new DomainError('STALE');
  return { order: await writePayStatus(tx, clock, order, change), changed: true };
}
