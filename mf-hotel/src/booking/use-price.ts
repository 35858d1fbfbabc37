import type { CallReply } from '@resort/shared/contract';
import { useState } from 'react';
import type { priceCalls, Stay } from '../../contract/index.ts';
import { useQuoteQuery } from '../api/prices.ts';

export type Quote = CallReply<(typeof priceCalls)['GET /hotel/getRatePrice']>;

export interface StayPrice {
  /** undefined: not loaded yet, or unavailable */
  quote: Quote | undefined;
  /** why there is none; undefined: nothing has failed */
  error: unknown;
  isAsking: boolean;
  askAgain: () => void;
  /** the price that the member last accepted, if it has changed */
  before: string | null;
  /** accepts the current price */
  accept: () => void;
}

/** The price of a stay, locked for ten minutes, and whether it equals what the member chose. */
export function usePrice(stay: Stay, seen: string | null): StayPrice {
  const query = useQuoteQuery(stay, { refetchOnMountOrArgChange: true });
  // an error that follows an answer makes the answer worthless
  const quote = query.isError ? undefined : query.currentData;
  const [agreed, setAgreed] = useState(seen);
  if (agreed === null && quote !== undefined) setAgreed(quote.total);
  return {
    quote,
    error: query.isError ? query.error : undefined,
    isAsking: query.isFetching,
    askAgain: () => void query.refetch(),
    before: quote !== undefined && agreed !== null && agreed !== quote.total ? agreed : null,
    accept: () => setAgreed(quote?.total ?? null),
  };
}
