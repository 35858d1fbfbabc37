import { moneyText } from '@resort/shared/contract';
import type { paymentCalls, PaymentResult } from '@resort/shared/calls/rows';
import { askAgain, claimAsking } from '../../core/payments/ask-provider.ts';
import { actionOf } from '../../core/payments/payment.ts';
import { findResult } from './result.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { describeError } from '../../platform/logging/logging.ts';

/**
 * After this time without a webhook the provider is asked, so that a lost webhook delays a waiting member no longer.
 */
const ASK_EVERY_SECONDS = 10;

type Context = ContextOf<typeof paymentCalls, 'GET /payment/result'>;

async function newest(context: Context) {
  const { db, clock, caller, query, log } = context;
  const wanted = { orderNo: query.orderNo, memberId: caller.memberId };
  const found = await findResult(db, clock, wanted);
  if (found.outcome !== 'PENDING') return found;
  const { payNo } = found.payment;
  const claimed = await claimAsking(context, { payNo, idleSeconds: ASK_EVERY_SECONDS });
  if (claimed === undefined) return found;
  await askAgain(context, claimed).catch((error: unknown) =>
    log.warn({ payNo, err: describeError(error) }, 'a payment could not be asked for'),
  );
  return findResult(db, clock, wanted);
}

/** The status of the newest payment of the caller's order; asks the provider if there was no news for a while. */
export async function paymentResult(context: Context): Promise<PaymentResult> {
  const { order, payment, outcome } = await newest(context);
  const { payNo, status, currency, cash, dollars, refundedCash, refundedDollars } = payment;
  return {
    orderNo: order.orderNo,
    payNo,
    status,
    outcome,
    currency,
    amount: moneyText(cash + dollars),
    dollars: moneyText(dollars),
    cash: moneyText(cash),
    refunded: moneyText(refundedCash + refundedDollars),
    action: actionOf(payment),
    holdUntil: order.heldUntil === null ? null : macauInstant(order.heldUntil),
  };
}
