import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import { useReserveConfigQuery } from '../../api/availability.ts';
import { lazy, Suspense, useEffect } from 'react';
import { BookingWaiting } from './BookingWaiting.tsx';

/** After the first paint, so that a cold start on this screen stays light. */
const load = () => import('./BookingForm.tsx');
const BookingForm = lazy(load);

/** A new reservation at an outlet. */
export function NewBooking({ shopId }: { shopId: string }) {
  // whether a captcha is asked for changes
  const config = useReserveConfigQuery({ shopId }, { refetchOnMountOrArgChange: true });
  const areas = useAreaCodesQuery();
  // while the availability loads; an error is shown where the data is used
  useEffect(() => void load().catch(() => undefined), []);
  const retry = () => {
    void config.refetch();
    void areas.refetch();
  };
  const waiting = (
    <BookingWaiting
      error={config.error ?? areas.error}
      isFetching={config.isFetching || areas.isFetching}
      onRetry={retry}
    />
  );
  if (!config.data || !areas.data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <BookingForm config={config.data} areas={areas.data} />
    </Suspense>
  );
}
