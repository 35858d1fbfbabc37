import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, OfflineNotice, Page, Split } from '@resort/shared/ui';
import type { TicketOrder } from '../../../contract/index.ts';
import { HeldOrder } from './HeldOrder.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { TheVenue } from './TheVenue.tsx';
import { TicketSlip } from './TicketSlip.tsx';
import { Wallet } from './Wallet.tsx';

interface OrderViewProps {
  order: TicketOrder;
  /** its hold has run out: it has to be read again */
  onOver: () => void;
}

/** The tickets first, because they are shown at the gate; then the terms, and the possible actions. */
export default function OrderView({ order, onOver }: OrderViewProps) {
  const t = useText('ticketing');
  const { orderNo, title, status, payStatus, tickets } = order;
  const readAt = useReadAt('/ticket/order/info', { orderNo });
  const state = payStatus === 'PROCESSING' ? 'PAYING' : status;
  return (
    <Page
      over={title}
      name={title}
      title={t(`ticketOrder.titles.${state}`)}
      lead={t(`ticketOrder.leads.${state}`)}
      isWide
    >
      <Split
        first={
          <>
            <OfflineNotice readAt={readAt} />
            <HeldOrder order={order} onOver={onOver} />
            {tickets.length === 0 ? null : (
              <Wallet
                tickets={tickets}
                keyOf={({ ticketNo }) => ticketNo}
                render={(ticket, place) => (
                  <TicketSlip order={order} ticket={ticket} place={place} of={tickets.length} />
                )}
              />
            )}
          </>
        }
        second={
          <>
            <OrderFacts order={order} />
            <OrderActions order={order} />
            <TheVenue order={order} />
            <ButtonLink look="plain" wide to={to('/ticket-orders')}>
              {t('ticketOrder.toAll')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
