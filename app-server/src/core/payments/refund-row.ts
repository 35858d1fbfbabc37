import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { payment, refund } from '../../schema/index.ts';
import { refund as refundDollars } from '../ledger/refund.ts';
import { takeLocks } from '../../platform/database/lock-order.ts';
import { newRefundNo } from './numbers.ts';
import { holdRef, writePayment, type Payment, type PaymentStatus } from './payment.ts';
import { refundable } from './refund-split.ts';

export interface RefundParts {
  /** the order for which it is; default: the payment's own */
  readonly orderId?: number;
  readonly cash: bigint;
  readonly dollars: bigint;
  readonly reason: string;
}

async function nextSequence(tx: Transaction, paymentId: number): Promise<number> {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${refund.sequence}), 0)` })
    .from(refund)
    .where(eq(refund.paymentId, paymentId));
  return last + 1;
}

/** Locks the payment's row, for the sum that limits refunds: last in the lock order. */
async function lockPayment(tx: Transaction, id: number): Promise<Payment> {
  takeLocks(tx, 'payment', [id]);
  const [locked] = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  if (locked === undefined) throw new Error(`payment ${id} is gone`);
  return locked;
}

/** The status from pending and completed refunds. */
export function refundedStatus(of: Payment, isOnItsWay: boolean): PaymentStatus {
  if (refundable(of) > 0n) return 'PART_REFUNDED';
  return isOnItsWay ? 'REFUNDING' : 'REFUNDED';
}

/**
 * Writes a refund and reduces the refundable rest (I14). Dollars are returned at once; cash when
 * `sendRefunds` has asked the provider. The caller has locked the order. Throws REFUND_EXCEEDS.
 */
export async function addRefund(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { id, payNo, orderId: paidOrder }: Payment,
  { cash, dollars, reason, orderId = paidOrder }: RefundParts,
): Promise<Payment> {
  const sequence = await nextSequence(tx, id);
  if (dollars > 0n)
    await refundDollars(tx, clock, { ref: holdRef(payNo), unit: 'DOLLAR', sequence, amount: dollars });
  const locked = await lockPayment(tx, id);
  const after = {
    ...locked,
    refundedCash: locked.refundedCash + cash,
    refundedDollars: locked.refundedDollars + dollars,
  };
  if (after.refundedCash > after.capturedCash || after.refundedDollars > after.capturedDollars)
    throw new DomainError('REFUND_EXCEEDS');
  await tx.insert(refund).values({
    refundNo: newRefundNo(),
    paymentId: id,
    orderId,
    requestedAt: clock.sqlNow(),
    sequence,
    cash,
    dollars,
    reason,
    status: cash > 0n ? 'CREATED' : 'SUCCEEDED',
    nextAt: cash > 0n ? clock.sqlNow() : null,
  });
  const { refundedCash, refundedDollars } = after;
  return writePayment(tx, locked, {
    refundedCash,
    refundedDollars,
    status: refundedStatus(after, cash > 0n),
  });
}
