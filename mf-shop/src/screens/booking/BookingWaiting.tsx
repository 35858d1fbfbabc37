import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { NoOutlet } from '../../outlets/NoOutlet.tsx';

interface BookingWaitingProps {
  /** of whatever is missing; undefined while nothing has failed */
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** Shown while the availability loads. */
export function BookingWaiting({ error, isFetching, onRetry }: BookingWaitingProps) {
  const t = useText('shop');
  if (isNotFound(error)) return <NoOutlet />;
  return (
    <Page title={t('booking.title')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : (
        <ErrorCard message={t('booking.failed')} isRetrying={isFetching} onRetry={onRetry} />
      )}
    </Page>
  );
}
