import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import { useReserveConfigQuery } from '../../api/availability.ts';
import { BookingForm } from './BookingForm.tsx';
import { BookingWaiting } from './BookingWaiting.tsx';

/** A new reservation at an outlet. */
export function NewBooking({ shopId }: { shopId: string }) {
  // whether a captcha is asked for changes
  const config = useReserveConfigQuery({ shopId }, { refetchOnMountOrArgChange: true });
  const areas = useAreaCodesQuery();
  if (config.data && areas.data) return <BookingForm config={config.data} areas={areas.data} />;
  const retry = () => {
    void config.refetch();
    void areas.refetch();
  };
  return (
    <BookingWaiting
      error={config.error ?? areas.error}
      isFetching={config.isFetching || areas.isFetching}
      onRetry={retry}
    />
  );
}
