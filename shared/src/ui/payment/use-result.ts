import { useEffect, useState } from 'react';
import {
  usePaymentResultState,
  usePaymentResultSubscription,
  type PaymentResult,
} from '../../calls/payment.ts';
import { dropHold } from '../../session/index.ts';
import { dropAttempt } from '../../once/index.ts';
import { paymentOf } from './payment-of.ts';

/** Every two seconds, fifteen times; after that the member is told, and asked for less often (domain rules). */
const EVERY_MS = 2000;
const TIMES = 15;
const LATER_MS = 20_000;

export interface ResultState {
  result: PaymentResult | undefined;
  /** it was asked for often enough: it takes longer than it should */
  isSlow: boolean;
  isError: boolean;
  askAgain: () => void;
}

/** How an order's payment stands, asked for until it is final. */
export function useResult(orderNo: string): ResultState {
  const isLate = useIsLate();
  const { data: result, isError } = usePaymentResultState({ orderNo });
  const isFinal = result !== undefined && result.outcome !== 'PENDING';
  const pollingInterval = isFinal ? 0 : isLate ? LATER_MS : EVERY_MS;
  const options = { pollingInterval, refetchOnMountOrArgChange: true };
  const { refetch } = usePaymentResultSubscription({ orderNo }, options);
  useEffect(() => {
    // a declined payment leaves the hold
    if (isFinal && result.outcome !== 'DECLINED') dropHold();
  }, [isFinal, result]);
  useEffect(() => {
    if (isFinal) dropAttempt(paymentOf(orderNo));
  }, [isFinal, orderNo]);
  return { result, isSlow: isLate && !isFinal, isError, askAgain: () => void refetch() };
}

/** Whether it was asked for as often as it should take at most. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // between the last time and the one that would follow
    const timer = setTimeout(() => setLate(true), EVERY_MS * (TIMES - 0.5));
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
