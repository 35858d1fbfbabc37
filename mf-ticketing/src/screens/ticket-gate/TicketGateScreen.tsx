import { isNotFound } from '@resort/shared/api';
import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, ErrorCard, Notice, Page, SkeletonText, Surface, Waiting } from '@resort/shared/ui';
import type { ComponentProps } from 'react';
import type { TicketOrder, TicketRow } from '../../../contract/index.ts';
import { useTicketOrderQuery } from '../../api/my-orders.ts';
import { NoTickets } from '../../tickets/NoTickets.tsx';
import { placeText, performanceText } from '../../tickets/performance-words.ts';
import { GateForm } from './GateForm.tsx';

/** The phone is handed to the gate's staff, who enter its code and PIN: that lets one person in. */
export default function TicketGateScreen() {
  const t = useText('ticketing');
  const [params] = useSearchParams();
  const [orderNo, ticketNo] = [params.get('orderNo') ?? '', params.get('ticketNo') ?? ''];
  const { data, error, isFetching, refetch } = useTicketOrderQuery(
    { orderNo },
    { skip: orderNo === '', refetchOnMountOrArgChange: true },
  );
  const ticket = data?.tickets.find((each) => each.ticketNo === ticketNo);
  if (orderNo === '' || isNotFound(error) || (data && ticket === undefined)) return <NoTickets />;
  if (data && ticket) return <Gate order={data} ticket={ticket} />;
  return (
    <Page title={t('gate.title')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      ) : (
        <ErrorCard message={t('ticketOrder.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** The form, or why there is none. */
function Entrance({ ticketNo, gates }: ComponentProps<typeof GateForm>) {
  const t = useText('ticketing');
  if (gates.length === 0) return <Notice>{t('gate.noPlace')}</Notice>;
  return <GateForm ticketNo={ticketNo} gates={gates} />;
}

function Gate({ order, ticket }: { order: TicketOrder; ticket: TicketRow }) {
  const t = useText('ticketing');
  const { status, verifiedAt, holder, ticketNo } = ticket;
  const isUsed = status === 'VERIFIED';
  return (
    <Page
      over={order.title}
      title={t(isUsed ? 'gate.done' : 'gate.title')}
      {...(isUsed ? {} : { lead: t('gate.lead') })}
    >
      <Surface
        level={2}
        title={placeText(ticket)}
        lines={[performanceText(order), order.venue, ...(holder === null ? [] : [holder])]}
      />
      {isUsed && verifiedAt !== null ? (
        <Notice tone="success">
          {t('gate.doneAt', { time: formatDateTime(verifiedAt, currentLanguage()) })}
        </Notice>
      ) : null}
      {status === 'ISSUED' ? <Entrance ticketNo={ticketNo} gates={order.gates ?? []} /> : null}
      <ButtonLink look="quiet" wide to={to('/ticket-order', { orderNo: order.orderNo })}>
        {t('gate.toTickets')}
      </ButtonLink>
    </Page>
  );
}
