import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import { afterwards, type Transaction } from '../../platform/database/index.ts';
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

/** Writes the pay status of a locked order, `order` as it is now, with its event. Both are sent without waiting. */
export async function writePayStatus(
  tx: Transaction,
  clock: Clock,
  order: Order,
  { to, ...cause }: Cause & { readonly to: PayStatus },
): Promise<void> {
  const written = tx
    .update(orders)
    .set({ payStatus: to, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning({ id: orders.id });
  await afterwards(tx, written, ([row]) => {
    if (row === undefined) throw new Error(`order ${order.id} is gone`);
  });
  await recordEvent(tx, clock, order.id, { ...cause, from: order.payStatus, to });
}

/**
 * The only way in which payments change an order's pay status; the booking status does not change. Idempotent
 * at the target; STALE if it is in none of `from`.
 */
export async function changePayStatus(
  tx: Transaction,
  clock: Clock,
  { orderId, ...change }: PayChange,
): Promise<void> {
  const { order } = await lockOrder(tx, clock, orderId);
  await changeLockedPayStatus(tx, clock, order, change);
}

/** The same for an order that the transaction has locked: `order` is the row as it is now. */
export async function changeLockedPayStatus(
  tx: Transaction,
  clock: Clock,
  order: Order,
  { from, ...change }: Omit<PayChange, 'orderId'>,
): Promise<void> {
  if (order.payStatus === change.to) return;
  if (!from.includes(order.payStatus)) throw new DomainError('STALE');
  await writePayStatus(tx, clock, order, change);
}
