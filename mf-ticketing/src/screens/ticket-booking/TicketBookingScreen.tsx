import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useEventQuery } from '../../api/catalogue.ts';
import { NoEvent } from '../../events/NoEvent.tsx';

/** After the first paint, so that a cold start on this screen stays light. */
const load = () => import('./ChooseTickets.tsx');
const ChooseTickets = lazy(load);
const HeldTickets = lazy(() => import('./HeldTickets.tsx'));

/** /ticket-booking: `id` of the event; `date` and `sessionId` of the choice; `orderNo` of the hold. */
export default function TicketBookingScreen() {
  const t = useText('ticketing');
  const [params] = useSearchParams();
  const ticketId = params.get('id') ?? '';
  const orderNo = params.get('orderNo');
  const event = useEventQuery({ ticketId }, { skip: ticketId === '' });
  // an error is shown where the data is used
  useEffect(() => void load().catch(() => undefined), []);
  if (ticketId === '' || isNotFound(event.error)) return <NoEvent />;
  const waiting = (
    <Page title={t('booking.title')}>
      {event.isError ? (
        <ErrorCard
          message={t('event.failed')}
          isRetrying={event.isFetching}
          onRetry={() => void event.refetch()}
        />
      ) : (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      )}
    </Page>
  );
  if (event.data === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      {orderNo === null ? (
        <ChooseTickets key={ticketId} event={event.data} />
      ) : (
        <HeldTickets key={orderNo} event={event.data} orderNo={orderNo} />
      )}
    </Suspense>
  );
}
