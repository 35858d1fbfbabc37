import { parseMoney } from '@resort/shared/contract';
import type { paymentCalls, PaymentStarted } from '@resort/shared/calls/rows';
import { bringToProvider } from '../../core/payments/ask-provider.ts';
import { actionOf, findPayment } from '../../core/payments/payment.ts';
import { startPayment } from '../../core/payments/start-payment.ts';
import type { ContextOf } from '../../platform/calls/context.ts';
import type { Database } from '../../platform/database/index.ts';

type Context = ContextOf<typeof paymentCalls, 'POST /hotel/pay'>;

/** Claims the order for the payment, in the call's own transaction. */
export async function pay(context: Context): Promise<PaymentStarted> {
  const { db, caller, body, language } = context;
  const { id, signTimerStr, methodCode, dollarUse, expectedAmount, returnUrl } = body;
  const { payNo, status } = await startPayment(db, context, {
    memberId: caller.memberId,
    orderId: Number(id),
    signTimerStr,
    methodCode,
    dollars: dollarUse === undefined ? 0n : parseMoney(dollarUse),
    expectedAmount: expectedAmount === undefined ? undefined : parseMoney(expectedAmount),
    returnUrl,
    language,
  });
  return { payNo, status, action: { type: 'NONE' } };
}

/**
 * Opens the charge at the provider once the claim is committed. Where the provider gives no answer the payment stays
 * CREATED and the result page goes on from there; a repeated request finds what the first one reached.
 */
export async function goToProvider(
  context: Omit<Context, 'db'> & { readonly db: Database },
  { payNo }: PaymentStarted,
): Promise<PaymentStarted> {
  await bringToProvider(context, payNo);
  const found = await findPayment(context.db, payNo);
  if (found === undefined) throw new Error(`payment ${payNo} is gone`);
  return { payNo, status: found.status, action: actionOf(found) };
}
