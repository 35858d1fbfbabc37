import { useEffect } from 'react';
import type { ReserveAmount } from '../../../contract/index.ts';
import { useReserveAmountQuery } from '../../api/availability.ts';
import type { Choice } from '../../booking/use-choice.ts';
import { refusedBy, type Refused } from './refused.ts';
import type { Times } from './use-times.ts';

export interface Quote {
  /** undefined: not loaded, or unavailable */
  amount: ReserveAmount | undefined;
  /** why the chosen time is unavailable */
  refusal: Refused | null;
  /** the availability is unknown */
  hasFailed: boolean;
  /** a new price is on its way; the lock of the one shown may have expired */
  isAsking: boolean;
  askAgain: () => void;
}

/**
 * The price of the chosen time. It is requested even for a time that is not available, because the server gives the
 * reason, for an old link as for a time that was taken meanwhile. Then the times are read again.
 */
export function useQuote(
  { date, time }: Choice,
  { asked, lacksTreatment, time: free, refetch }: Times,
): Quote {
  const skip = lacksTreatment || date === undefined || time === undefined;
  const query = useReserveAmountQuery(
    { ...asked, date: date ?? '', time: time ?? '' },
    { skip, refetchOnMountOrArgChange: true },
  );
  const error = skip || query.isFetching ? undefined : query.error;
  const refusal = refusedBy(error);
  const wentMeanwhile = refusal !== null && free !== undefined;
  useEffect(() => {
    if (wentMeanwhile) refetch();
  }, [wentMeanwhile, refetch]);
  return {
    amount: skip || free === undefined ? undefined : query.currentData,
    refusal,
    hasFailed: error !== undefined && refusal === null,
    isAsking: query.isFetching,
    askAgain: () => void query.refetch(),
  };
}
