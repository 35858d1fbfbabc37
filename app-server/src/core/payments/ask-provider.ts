import { toLanguage } from '@resort/shared/contract';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/index.ts';
import { describeError } from '../../platform/logging/logging.ts';
import { orders, payment } from '../../schema/index.ts';
import { findOwnOrder } from '../orders/find.ts';
import { statusOf } from '../orders/order-kind.ts';
import { applyState, type Applied } from './apply-state.ts';
import { cardUseOf } from './saved-cards/card-use.ts';
import { secondsAgo, type Payment, type PaymentContext } from './payment.ts';
import {
  ProviderRefusal,
  type Charge,
  type ChargeState,
} from '../../platform/integrations/payment-provider.ts';

/**
 * Claims the right to query the provider about a pending payment, unless somebody did in the last so many
 * seconds (or ever). Of concurrent callers one gets it, in any process.
 */
export async function claimAsking(
  context: PaymentContext,
  { payNo, idleSeconds }: { readonly payNo: string; readonly idleSeconds: number | 'ever' },
): Promise<Payment | undefined> {
  const { db, clock, provider } = context;
  const isIdle = idleSeconds === 'ever' ? undefined : lt(payment.askedAt, secondsAgo(context, idleSeconds));
  const [claimed] = await db
    .update(payment)
    .set({ askedAt: clock.sqlNow() })
    .where(
      and(
        eq(payment.payNo, payNo),
        eq(payment.provider, provider.name),
        inArray(payment.status, ['CREATED', 'PROCESSING']),
        or(isNull(payment.askedAt), isIdle),
      ),
    )
    .returning();
  return claimed;
}

async function record(context: PaymentContext, { payNo }: Payment, state: ChargeState): Promise<Applied> {
  const { db, provider, log } = context;
  const actor = `provider ${provider.name}`;
  const applied = await inTransaction(db, (tx) => applyState(tx, context, { payNo, state, actor }));
  if (applied === 'mismatch') log.error({ payNo }, 'a payment arrived with another amount');
  return applied;
}

async function chargeOf(context: PaymentContext, claimed: Payment): Promise<Charge> {
  const { db } = context;
  const { payNo, orderId, cash, currency, method, scene, returnUrl, expiresAt } = claimed;
  const [order] = await db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, orderId));
  if (order === undefined || method === null) throw new Error(`payment ${payNo} is incomplete`);
  const language = toLanguage(claimed.language);
  const { orderNo } = order;
  const card = await cardUseOf(context, claimed);
  const charge = { payNo, amount: cash, currency, method, scene, orderNo, language, returnUrl, expiresAt };
  return card === undefined ? charge : { ...charge, card };
}

/** Opens the charge at the provider, idempotent by number; a refusal is a failure. */
async function createCharge(context: PaymentContext, claimed: Payment): Promise<ChargeState> {
  try {
    return await context.provider.create(await chargeOf(context, claimed));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    context.log.warn({ payNo: claimed.payNo, err: describeError(error) }, 'the provider refused a payment');
    return { status: 'FAILED', reason: 'refused' };
  }
}

/**
 * Contacts the provider first, after the transaction of the payment has committed. Errors are left to the
 * recovery job, because the provider may have received the request. False: another caller has claimed it.
 */
export async function bringToProvider(context: PaymentContext, payNo: string): Promise<boolean> {
  const claimed = await claimAsking(context, { payNo, idleSeconds: 'ever' });
  if (claimed?.status !== 'CREATED') return false;
  try {
    await record(context, claimed, await createCharge(context, claimed));
  } catch (error) {
    context.log.warn({ payNo, err: describeError(error) }, 'the provider gave no answer');
  }
  return true;
}

/** Whether the order still waits for this payment. */
async function isWanted({ db, clock }: PaymentContext, { orderId, memberId }: Payment): Promise<boolean> {
  const order = await findOwnOrder(db, clock, { orderId, memberId });
  return statusOf(order, order.status).phase === 'held';
}

/**
 * Queries and records a payment's state: opened but not recorded, or paid without a webhook. A charge unknown
 * to the provider is opened if the order still waits for it; one that is not needed is closed.
 */
export async function askAgain(context: PaymentContext, claimed: Payment): Promise<Applied> {
  const { provider } = context;
  const { payNo } = claimed;
  const wanted = await isWanted(context, claimed);
  const state = await provider.query(payNo);
  if (state.status === 'UNKNOWN')
    return record(context, claimed, wanted ? await createCharge(context, claimed) : { status: 'CLOSED' });
  if (state.status === 'OPEN' && !wanted) {
    await record(context, claimed, state);
    return record(context, claimed, await provider.close(payNo));
  }
  return record(context, claimed, state);
}

/** SQL order in which pending payments are queried: longest wait first. */
export const longestUnasked = sql`coalesce(${payment.askedAt}, ${payment.startedAt})`;
