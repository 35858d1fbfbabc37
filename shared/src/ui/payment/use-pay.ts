import { useState } from 'react';
import { isApiError } from '../../api/index.ts';
import { usePayMutation, type PaymentStarted } from '../../calls/payment.ts';
import { currentLanguage } from '../../i18n/index.ts';
import { dropAttempt, keyFor } from '../../once/index.ts';
import { useNavigate } from '../../router/index.ts';
import { LEAVING, useOneAtATime } from '../use-one-at-a-time.ts';
import { paymentOf } from './payment-of.ts';

/** What an order says about its own payment, from its detail call. */
export interface PayableOrder {
  /** as the wire has it */
  id: string;
  orderNo: string;
  /** the order's price lock */
  signTimerStr: string;
  /** ISO 4217 */
  currency: string;
  /** a decimal text: what is to be paid with money and dollars */
  payable: string;
  /** ISO 8601; null: it does not run out */
  holdUntil: string | null;
}

interface PaymentChoice {
  methodCode: string | undefined;
  /** decimal texts */
  dollarUse: string;
  expectedAmount: string;
}

/** What starts a payment: `POST /hotel/pay`, or a domain's own call that takes the same. */
export type StartPayment = (
  request: {
    id: string;
    signTimerStr: string;
    paySence: string;
    returnUrl: string;
    idempotencyKey: string;
  } & PaymentChoice,
) => Promise<{ data: PaymentStarted; error?: undefined } | { data?: undefined; error: unknown }>;

/** Errors after which the order itself has to be read again. */
const STALE = new Set(['AMOUNT', 'HOLD_EXPIRED', 'QUOTE_EXPIRED', 'SIGN_CHECK', 'INSUFFICIENT']);
/** Somebody pays or has paid already: the result page knows more. */
const PAID_ELSEWHERE = new Set(['IN_PROGRESS', 'ALREADY_PAID']);

export interface Pay {
  pay: () => void;
  isPaying: boolean;
  /** why not, in the member's language */
  refusal: string | null;
}

/**
 * Pays, once for each press and once for each key: goes to the payment page, or to `resultPath` where nothing is left
 * to do there. An answer that never came leaves the key, so that the next press asks for the same payment.
 */
export function usePay(
  order: PayableOrder,
  choice: PaymentChoice,
  way: {
    resultPath: string;
    onStale: () => void;
    leave: (url: string) => void;
    start?: StartPayment | undefined;
  },
): Pay {
  const navigate = useNavigate();
  const [pay] = usePayMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { resultPath, onStale, leave, start = pay } = way;
  const toResult = async (): Promise<typeof LEAVING> => {
    await navigate(resultPath, { replace: true });
    return LEAVING;
  };
  const refused = (error: unknown) => {
    const { errorCode = null, message = null } = isApiError(error) ? error : {};
    if (errorCode === null) return undefined;
    if (PAID_ELSEWHERE.has(errorCode)) return toResult();
    dropAttempt(paymentOf(order.orderNo));
    setRefusal(message);
    if (STALE.has(errorCode)) onStale();
    return undefined;
  };
  const [press, isPaying] = useOneAtATime(async () => {
    setRefusal(null);
    const { id, signTimerStr } = order;
    const returnUrl = `/${currentLanguage()}${resultPath}`;
    const request = { id, signTimerStr, paySence: 'H5', ...choice, returnUrl };
    const answer = await start({ ...request, idempotencyKey: keyFor(paymentOf(order.orderNo), request) });
    if (answer.data === undefined) return refused(answer.error);
    const { type, url } = answer.data.action;
    if (type !== 'REDIRECT' || url === undefined) return toResult();
    leave(url);
    return LEAVING;
  });
  return { pay: press, isPaying, refusal };
}
