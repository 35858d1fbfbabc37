import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { EventDetail } from '../../../contract/index.ts';
import { useTicketOrderQuery } from '../../api/my-orders.ts';
import { HeldOrder } from './HeldOrder.tsx';
import { HoldOver } from './HoldOver.tsx';

interface HeldTicketsProps {
  event: EventDetail;
  orderNo: string;
}

/** The held tickets: guests, price, and the way to the payment; or a message that the hold has ended. */
export default function HeldTickets({ event, orderNo }: HeldTicketsProps) {
  const t = useText('ticketing');
  const { data, error, isFetching, refetch } = useTicketOrderQuery(
    { orderNo },
    { refetchOnMountOrArgChange: true },
  );
  if (data === undefined || isNotFound(error)) {
    return (
      <Page over={event.title} title={t('held.title')}>
        {isNotFound(error) ? (
          <Elsewhere ticketId={event.ticketId} />
        ) : error === undefined ? (
          <Waiting>
            <SkeletonRows />
          </Waiting>
        ) : (
          <ErrorCard message={t('held.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  if (data.status === 'HELD' || data.status === 'BOUND') {
    return <HeldOrder event={event} order={data} onStale={() => void refetch()} />;
  }
  if (data.status === 'EXPIRED' || data.status === 'CANCELLED')
    return <HoldOver event={event} order={data} />;
  return (
    <Page over={event.title} title={t('held.title')}>
      <EmptyState
        art={<Illustration of="done" />}
        title={t('held.done.title')}
        why={t('held.done.why')}
        action={<ButtonLink to={to('/ticket-order', { orderNo })}>{t('pay.toOrder')}</ButtonLink>}
      />
    </Page>
  );
}

function Elsewhere({ ticketId }: { ticketId: string }) {
  const t = useText('ticketing');
  return (
    <EmptyState
      art={<Illustration of="search" />}
      title={t('held.unknown.title')}
      why={t('held.unknown.why')}
      action={<ButtonLink to={to('/ticket-booking', { id: ticketId })}>{t('booking.again')}</ButtonLink>}
    />
  );
}
