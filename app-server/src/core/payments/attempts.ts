import type { PaymentAttempt } from '@resort/shared/calls/rows';
import { moneyText } from '@resort/shared/contract';
import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { orders, payment } from '../../schema/index.ts';
import type { Order } from '../orders/order-kind.ts';
import type { PaymentStatus } from './payment.ts';

/** A new status does not compile until it says whether the member was charged. */
const ENDS: Readonly<Record<PaymentStatus, PaymentAttempt['end']>> = {
  CREATED: 'PENDING',
  PROCESSING: 'PENDING',
  FAILED: 'DECLINED',
  CLOSED: 'EXPIRED',
  SUCCEEDED: 'PAID',
  PART_REFUNDED: 'PART_REFUNDED',
  REFUNDING: 'REFUNDING',
  REFUNDED: 'REFUNDED',
};

/** Every payment attempt for an order, its checkout and its changes; oldest first. */
export async function attemptsOf(db: Executor, order: Order): Promise<PaymentAttempt[]> {
  const rows = await db
    .select(getTableColumns(payment))
    .from(payment)
    .innerJoin(orders, eq(orders.id, payment.orderId))
    .where(or(eq(orders.id, order.parentId ?? order.id), eq(orders.changesId, order.id)))
    .orderBy(asc(payment.id));
  return rows.map(({ payNo, status, method, startedAt, currency, cash, dollars, ...back }) => ({
    payNo,
    end: ENDS[status],
    method,
    at: macauInstant(startedAt),
    currency,
    money: moneyText(cash),
    dollars: moneyText(dollars),
    moneyBack: moneyText(back.refundedCash),
    dollarsBack: moneyText(back.refundedDollars),
  }));
}
