import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import { inTransaction, type Transaction } from '../../platform/database/index.ts';
import { describeError } from '../../platform/logging/logging.ts';
import { payment, refund } from '../../schema/index.ts';
import { lockOrder } from '../orders/locked-order.ts';
import { writePayment, type PaymentContext } from './payment.ts';
import { ProviderRefusal, type RefundState } from '../../platform/integrations/payment-provider.ts';
import { refundedStatus } from './refund-row.ts';
import { refundable } from './refund-split.ts';

const LONGEST_WAIT_SECONDS = 3600;
const MOST_A_RUN = 100;

const inFlight = inArray(refund.status, ['CREATED', 'PROCESSING']);

/**
 * Records a refund's state; final states do not change. A refund that the provider refused keeps its part of
 * the payment: the money is still due, and needs manual review.
 */
export async function applyRefundState(
  tx: Transaction,
  { clock }: Services,
  { refundNo, state }: { readonly refundNo: string; readonly state: RefundState },
): Promise<'unknown' | 'nothing new' | 'sent' | 'arrived' | 'refused'> {
  const isIt = eq(refund.refundNo, refundNo);
  const [found] = await tx
    .select({ orderId: payment.orderId, paymentId: payment.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(isIt);
  if (found === undefined) return 'unknown';
  await lockOrder(tx, clock, found.orderId);
  const status = state === 'PENDING' ? 'PROCESSING' : state;
  const sentAt = state === 'FAILED' ? undefined : sql`coalesce(${refund.sentAt}, ${clock.sqlNow()})`;
  const [written] = await tx.update(refund).set({ status, sentAt }).where(and(isIt, inFlight)).returning();
  if (written === undefined) return 'nothing new';
  if (state !== 'SUCCEEDED') return state === 'PENDING' ? 'sent' : 'refused';
  const [of] = await tx.select().from(payment).where(eq(payment.id, found.paymentId));
  const waiting = await tx.$count(
    refund,
    sql`${refund.paymentId} = ${found.paymentId} and ${refund.status} <> 'SUCCEEDED'`,
  );
  if (of !== undefined && refundable(of) === 0n)
    await writePayment(tx, of, { status: refundedStatus(of, waiting > 0) });
  return 'arrived';
}

async function claimDue({ db, clock }: PaymentContext) {
  const wait = sql`least(30 * power(2, ${refund.attempts}), ${LONGEST_WAIT_SECONDS})`;
  const due = db
    .select({ id: refund.id })
    .from(refund)
    .where(and(inFlight, lte(refund.nextAt, clock.sqlNow())))
    .orderBy(asc(refund.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(refund)
    .set({
      attempts: sql`${refund.attempts} + 1`,
      nextAt: sql`${clock.sqlNow()} + ${wait} * interval '1 second'`,
    })
    .where(inArray(refund.id, due))
    .returning();
  return claimed;
}

async function send(context: PaymentContext, due: typeof refund.$inferSelect): Promise<RefundState> {
  const { db, provider } = context;
  const [of] = await db.select().from(payment).where(eq(payment.id, due.paymentId));
  if (of?.providerRef == null || of.provider !== provider.name)
    throw new Error(`refund ${due.refundNo} is for another provider`);
  const { payNo, providerRef, currency } = of;
  const { refundNo, cash: amount } = due;
  return provider.refund({ payNo, providerRef, refundNo, amount, currency });
}

/**
 * Requests due refunds from the provider, with the refund's number as idempotency key, repeatedly with
 * growing pauses until a final state. Safe in several processes at once.
 */
export async function sendRefunds(context: PaymentContext): Promise<void> {
  const { db, log } = context;
  for (let sent = 0; sent < MOST_A_RUN; sent += 1) {
    const due = await claimDue(context);
    if (due === undefined) return;
    const { refundNo } = due;
    try {
      const state = await send(context, due).catch((error: unknown) => {
        if (error instanceof ProviderRefusal) return 'FAILED' as const;
        throw error;
      });
      if (state === 'FAILED') log.error({ refundNo }, 'a refund was refused: a person has to look');
      await inTransaction(db, (tx) => applyRefundState(tx, context, { refundNo, state }));
    } catch (error) {
      log.warn({ refundNo, err: describeError(error) }, 'a refund could not be sent');
    }
  }
}
