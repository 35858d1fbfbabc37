import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { orders, payment } from '../../schema/index.ts';
import { findOwnOrder } from '../../core/orders/find.ts';
import { statusOf, type Order } from '../../core/orders/order-kind.ts';
import type { Payment } from '../../core/payments/payment.ts';

/** The outcome of a payment for the member. */
export type Outcome = 'PENDING' | 'PAID' | 'DECLINED' | 'EXPIRED' | 'REFUNDED';

export interface PaymentResult {
  readonly order: Order;
  readonly payment: Payment;
  readonly outcome: Outcome;
}

function outcomeOf(order: Order, { status }: Payment): Outcome {
  const isHeld = statusOf(order, order.status).phase === 'held';
  switch (status) {
    case 'CREATED':
    case 'PROCESSING':
      return 'PENDING';
    case 'SUCCEEDED':
    case 'PART_REFUNDED':
      return 'PAID';
    case 'REFUNDING':
    case 'REFUNDED':
      return 'REFUNDED';
    case 'FAILED':
    case 'CLOSED':
      return isHeld ? 'DECLINED' : 'EXPIRED';
  }
}

/**
 * The newest payment of a member's own order; NOT_YOURS for an unknown order, NOT_FOUND without a payment.
 */
export async function findResult(
  db: Executor,
  clock: Clock,
  { orderNo, memberId }: { readonly orderNo: string; readonly memberId: number },
): Promise<PaymentResult> {
  const isIt = and(eq(orders.orderNo, orderNo), eq(orders.memberId, memberId));
  const [known] = await db.select({ id: orders.id }).from(orders).where(isIt);
  if (known === undefined) throw new DomainError('NOT_YOURS');
  const order = await findOwnOrder(db, clock, { orderId: known.id, memberId });
  const [newest] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, order.id))
    .orderBy(desc(payment.id))
    .limit(1);
  if (newest === undefined) throw new DomainError('NOT_FOUND');
  return { order, payment: newest, outcome: outcomeOf(order, newest) };
}
