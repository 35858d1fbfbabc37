import { and, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { orders, payment } from '../../schema/index.ts';
import type { Order } from '../orders/order-kind.ts';
import type { Payment } from './payment.ts';

/**
 * Payments of the order with a refundable rest: its checkout's or its own, and its changes', newest first.
 */
export function paidWith(db: Executor, order: Order): Promise<Payment[]> {
  const isLeft = inArray(payment.status, ['SUCCEEDED', 'PART_REFUNDED']);
  const isOf = or(eq(orders.id, order.parentId ?? order.id), eq(orders.changesId, order.id));
  return db
    .select(getTableColumns(payment))
    .from(payment)
    .innerJoin(orders, eq(orders.id, payment.orderId))
    .where(and(isOf, isLeft))
    .orderBy(desc(payment.id));
}
