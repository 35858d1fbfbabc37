import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ErrorCard, Page, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { useEventQuery } from '../../api/catalogue.ts';
import { NoEvent } from '../../events/NoEvent.tsx';
import { EventView } from './EventView.tsx';

/** /ticket: one show or attraction, by the `id` in the address. */
export default function TicketScreen() {
  const t = useText('ticketing');
  const ticketId = useSearchParams()[0].get('id') ?? '';
  const { data, error, isFetching, refetch } = useEventQuery(
    { ticketId },
    { refetchOnMountOrArgChange: 60, skip: ticketId === '' },
  );
  if (data) return <EventView key={ticketId} event={data} />;
  if (ticketId === '' || isNotFound(error)) return <NoEvent />;
  return (
    <Page title={t('event.screen')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonPictureCard />
        </Waiting>
      ) : (
        <ErrorCard message={t('event.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
