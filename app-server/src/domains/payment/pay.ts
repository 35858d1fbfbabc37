import { parseMoney } from '@resort/shared/contract';
import type { paymentCalls, PaymentStarted } from '@resort/shared/calls/rows';
import { startPayment } from '../../core/payments/start-payment.ts';
import type { ContextOf } from '../../platform/context.ts';

type Context = ContextOf<typeof paymentCalls, 'POST /hotel/pay'>;

/** Claims the order for the payment, in the call's own transaction. */
export async function pay(context: Context): Promise<PaymentStarted> {
  const { db, caller, body, language } = context;
  const { id, signTimerStr, methodCode, dollarUse, expectedAmount, returnUrl, saveCard, cardId } = body;
  const { payNo, status } = await startPayment(db, context, {
    memberId: caller.memberId,
    orderId: Number(id),
    signTimerStr,
    methodCode,
    dollars: dollarUse === undefined ? 0n : parseMoney(dollarUse),
    expectedAmount: expectedAmount === undefined ? undefined : parseMoney(expectedAmount),
    returnUrl,
    scene: body.paySence,
    saveCard,
    cardId: cardId === undefined ? undefined : Number(cardId),
    language,
  });
  return { payNo, status, action: { type: 'NONE' } };
}
