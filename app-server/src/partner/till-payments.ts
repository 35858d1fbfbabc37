import { and, eq } from 'drizzle-orm';
import { paymentRef, type TillPayment } from '../core/till/hold-payment.ts';
import { capture, release } from '../core/ledger/settle.ts';
import { refund } from '../core/ledger/refund.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { Transaction } from '../platform/database/index.ts';
import { tillPayment } from '../schema/index.ts';
import { PartnerError } from './partner-error.ts';

export async function paymentBy(
  tx: Transaction,
  partner: string,
  paymentId: string,
): Promise<TillPayment | undefined> {
  const isIt = and(eq(tillPayment.partner, partner), eq(tillPayment.paymentId, paymentId));
  const [found] = await tx.select().from(tillPayment).where(isIt);
  return found;
}

/** A payment of a partner's. Throws UNKNOWN_PAYMENT. Movements of one are ordered by its member's lock. */
export async function findPayment(tx: Transaction, partner: string, paymentId: string): Promise<TillPayment> {
  const found = await paymentBy(tx, partner, paymentId);
  if (found === undefined) throw new PartnerError('UNKNOWN_PAYMENT');
  return found;
}

const setOn = (tx: Transaction, { id }: TillPayment, now: Partial<TillPayment>) =>
  tx.update(tillPayment).set(now).where(eq(tillPayment.id, id));

/** Spends what is held. Once more is no change. Throws PAYMENT_OVER. */
export async function settlePayment(tx: Transaction, clock: Clock, payment: TillPayment): Promise<void> {
  if (payment.status === 'SETTLED') return;
  try {
    await capture(tx, clock, paymentRef(payment));
  } catch (error) {
    if (error instanceof DomainError && error.error === 'HOLD_SETTLED')
      throw new PartnerError('PAYMENT_OVER');
    throw error;
  }
  await setOn(tx, payment, { status: 'SETTLED' });
}

/** Gives back what is held, or a settled payment that no sale used. Throws PAYMENT_IN_USE. */
export async function releasePayment(tx: Transaction, clock: Clock, payment: TillPayment): Promise<void> {
  if (payment.saleId !== null) throw new PartnerError('PAYMENT_IN_USE');
  if (payment.status === 'RELEASED') return;
  if (payment.status === 'SETTLED')
    await returnPayment(tx, clock, payment, payment.amount - payment.returned);
  else await release(tx, clock, paymentRef(payment));
  await setOn(tx, payment, { status: 'RELEASED' });
}

/** Gives back a part of a settled payment, in its currency; all parts together give back all dollars. Throws REFUND_TOO_HIGH. */
export async function returnPayment(
  tx: Transaction,
  clock: Clock,
  payment: TillPayment,
  part: bigint,
): Promise<bigint> {
  const { amount, dollars, returned, returns } = payment;
  if (part > amount - returned) throw new PartnerError('REFUND_TOO_HIGH');
  const upTo = (sum: bigint) => (dollars * sum) / amount;
  const back = upTo(returned + part) - upTo(returned);
  const sequence = returns + 1;
  if (back > 0n)
    await refund(tx, clock, { ref: paymentRef(payment), unit: 'DOLLAR', sequence, amount: back });
  await setOn(tx, payment, { returned: returned + part, returns: sequence });
  return back;
}
