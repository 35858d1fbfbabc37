import { useState } from 'react';
import { isApiError } from '../../../api/index.ts';
import { usePayMutation, type PaymentStarted } from '../../../calls/payment.ts';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import { dropAttempt, keyFor } from '../../../once/index.ts';
import { useNavigate } from '../../../router/index.ts';
import { LEAVING, useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { carryOut } from './carry-out.ts';
import { payScene } from './pay-scene.ts';
import { paymentOf } from './payment-of.ts';

/** Payment data of an order, from its detail call. */
export interface PayableOrder {
  /** in wire form */
  id: string;
  orderNo: string;
  /** the order's price lock */
  signTimerStr: string;
  /** ISO 4217 */
  currency: string;
  /** a decimal text: the amount in money and Resort Dollars */
  payable: string;
  /** ISO 8601; null: it does not expire */
  holdUntil: string | null;
}

interface PaymentChoice {
  methodCode: string | undefined;
  /** a saved card */
  cardId: string | undefined;
  saveCard: true | undefined;
  /** decimal texts */
  dollarUse: string;
  expectedAmount: string;
}

/** Starts a payment: `POST /hotel/pay`, or a domain's own call with the same request. */
export type StartPayment = (
  request: {
    id: string;
    signTimerStr: string;
    paySence: string;
    returnUrl: string;
    idempotencyKey: string;
  } & PaymentChoice,
) => Promise<{ data: PaymentStarted; error?: undefined } | { data?: undefined; error: unknown }>;

/** Errors after which the order and the ways to pay must be read again. */
const STALE = new Set([
  'AMOUNT',
  'HOLD_EXPIRED',
  'QUOTE_EXPIRED',
  'SIGN_CHECK',
  'INSUFFICIENT',
  'CARD_GONE',
  'CARD_EXPIRED',
]);
/** Another payment is pending or paid already: the result page shows it. */
const PAID_ELSEWHERE = new Set(['IN_PROGRESS', 'ALREADY_PAID']);

export interface Pay {
  pay: () => void;
  isPaying: boolean;
  /** the error, in the member's language */
  refusal: string | null;
}

/**
 * Pays once per press and once per key: opens the payment page, or `resultPath` if nothing is left to do
 * there. A lost response keeps the key, so that the next press requests the same payment.
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
  const t = useText('kit');
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
    const request = { id, signTimerStr, paySence: payScene(), ...choice, returnUrl };
    const answer = await start({ ...request, idempotencyKey: keyFor(paymentOf(order.orderNo), request) });
    if (answer.data === undefined) return refused(answer.error);
    const end = await carryOut(answer.data.action, leave);
    if (end === 'left') return LEAVING;
    // the sheet was closed without paying: the same payment opens again with the next press
    if (end === 'cancel') return undefined;
    if (end === 'fail') return setRefusal(t('payment.noSheet'));
    return toResult();
  });
  return { pay: press, isPaying, refusal };
}
