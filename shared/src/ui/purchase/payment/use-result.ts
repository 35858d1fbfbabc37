import { useEffect, useState } from 'react';
import {
  usePaymentResultState,
  usePaymentResultSubscription,
  type PaymentResult,
} from '../../../calls/payment.ts';
import { dropHold } from '../../../session/index.ts';
import { dropAttempt } from '../../../once/index.ts';
import { paymentOf } from './payment-of.ts';

/**
 * Polls every two seconds, fifteen times; after that the member sees a message and polling slows down (domain
 * rules).
 */
const EVERY_MS = 2000;
const TIMES = 15;
const LATER_MS = 20_000;

export interface ResultState {
  result: PaymentResult | undefined;
  /** it takes longer than it should */
  isSlow: boolean;
  isError: boolean;
  askAgain: () => void;
}

/** The status of an order's payment, polled until it is final. */
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

/** Whether polling has taken longer than it should. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    // between the last regular poll and the next one
    const timer = setTimeout(() => setLate(true), EVERY_MS * (TIMES - 0.5));
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
