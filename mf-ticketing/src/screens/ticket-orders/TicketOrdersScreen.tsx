import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, OfflineNotice, Page, SkeletonPictureCard } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, rowsOf } from '@resort/shared/ui/list';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { useTicketOrdersInfiniteQuery } from '../../api/my-orders.ts';
import { GiftsForMe } from './GiftsForMe.tsx';
import { TicketOrderCard } from './TicketOrderCard.tsx';

const TABS = ['UPCOMING', 'PAST'] as const;

/** The member's tickets: future ones with gifts from others, and past ones. */
export default function TicketOrdersScreen() {
  const t = useText('ticketing');
  const [status, select] = useTabInAddress(TABS);
  return (
    <Page
      title={t('ticketOrders.title')}
      isWide
      actions={
        <ButtonLink look="plain" to={to('/real-name')}>
          {t('guests.title')}
        </ButtonLink>
      }
    >
      <GiftsForMe />
      <Tabs
        label={t('ticketOrders.title')}
        tabs={TABS.map((id) => ({ id, label: t(`ticketOrders.${id}`) }))}
        selected={status}
        onSelect={select}
      >
        <Orders key={status} status={status} />
      </Tabs>
    </Page>
  );
}

function Orders({ status }: { status: (typeof TABS)[number] }) {
  const t = useText('ticketing');
  const query = useTicketOrdersInfiniteQuery({ status }, { refetchOnMountOrArgChange: true });
  const readAt = useReadAt('/ticket/order/list', { status, pageNum: 1 });
  return (
    <>
      <OfflineNotice readAt={readAt} />
      <PagedList
        label={t(`ticketOrders.${status}`)}
        query={query}
        items={rowsOf(query.currentData, ({ orderNo }) => orderNo)}
        keyOf={({ orderNo }) => orderNo}
        render={(order) => <TicketOrderCard order={order} />}
        waiting={
          <>
            <SkeletonPictureCard />
            <SkeletonPictureCard />
          </>
        }
        failed={t('ticketOrders.failed')}
        empty={
          <EmptyState
            art={<Illustration of="bookings" />}
            title={t(`ticketOrders.none.${status}`)}
            why={t('ticketOrders.noneWhy')}
            action={<ButtonLink to={to('/tickets')}>{t('ticketOrders.toTickets')}</ButtonLink>}
          />
        }
      />
    </>
  );
}
