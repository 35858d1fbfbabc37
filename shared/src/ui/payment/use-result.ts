import { useEffect, useState } from 'react';
import { usePaymentResultQuery, type PaymentResult } from '../../calls/payment.ts';
import { dropKey } from './kept-key.ts';

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
  const [asked, setAsked] = useState(0);
  const [isFinal, setFinal] = useState(false);
  const isSlow = asked >= TIMES && !isFinal;
  const pollingInterval = isFinal ? 0 : isSlow ? LATER_MS : EVERY_MS;
  const query = usePaymentResultQuery({ orderNo }, { pollingInterval, refetchOnMountOrArgChange: true });
  const { data, fulfilledTimeStamp, isError, refetch } = query;
  const outcome = data?.outcome;
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined || isError) setAsked((times) => times + 1);
  }, [fulfilledTimeStamp, isError]);
  useEffect(() => {
    if (outcome === undefined || outcome === 'PENDING') return;
    setFinal(true);
    dropKey(orderNo);
  }, [outcome, orderNo]);
  return { result: data, isSlow, isError, askAgain: () => void refetch() };
}
