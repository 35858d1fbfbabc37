import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorBoundary,
  OfflineNotice,
  Page,
  SkeletonPictureCard,
} from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, rowsOf } from '@resort/shared/ui/list';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { lazy, Suspense, useState } from 'react';
import type { HotelOrder } from '../../../contract/index.ts';
import { useHotelOrdersInfiniteQuery } from '../../api/orders.ts';
import styles from './hotel-orders.module.css';
import { StayCard } from './StayCard.tsx';

const CancelSeveral = lazy(() => import('./CancelSeveral.tsx'));
const FILTERS = ['UPCOMING', 'UNPAID', 'PAST', 'CANCELLED'] as const;

/** The member's stays: upcoming, waiting for payment, past, and cancelled. */
export default function HotelOrdersScreen() {
  const t = useText('hotel');
  const [status, select] = useTabInAddress(FILTERS, 'status');
  const orders = useHotelOrdersInfiniteQuery({ status }, { refetchOnMountOrArgChange: true });
  const rows = rowsOf(orders.currentData, ({ id }) => id);
  const readAt = useReadAt('/hotel/orders', { status, pageNum: 1 });
  return (
    <Page title={t('orders.title')} isWide>
      <OfflineNotice readAt={readAt} />
      <Tabs
        label={t('orders.title')}
        tabs={FILTERS.map((id) => ({ id, label: t(`orders.${id}`) }))}
        selected={status}
        onSelect={select}
      >
        <PagedList
          query={orders}
          items={rows}
          label={t(`orders.${status}`)}
          keyOf={({ id }) => id}
          render={(order) => <StayCard order={order} />}
          failed={t('orders.failed')}
          waiting={
            <>
              <SkeletonPictureCard />
              <SkeletonPictureCard />
            </>
          }
          empty={
            <EmptyState
              art={<Illustration of="bookings" />}
              title={t(`orders.none.${status}`)}
              why={t('orders.noneWhy')}
              action={<ButtonLink to={to('/hotels')}>{t('link.hotels')}</ButtonLink>}
            />
          }
        />
        <Several orders={rows?.filter(({ canCancel }) => canCancel) ?? []} />
      </Tabs>
    </Page>
  );
}

/** Offered where there are several to choose from. */
function Several({ orders }: { orders: readonly HotelOrder[] }) {
  const t = useText('hotel');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (orders.length < 2) return null;
  return (
    <div className={styles['several']}>
      <Button look="plain" wide onClick={() => setOpen(true)}>
        {t('several.start')}
      </Button>
      {isOpen ? (
        <ErrorBoundary fallback={null} onError={close}>
          <Suspense fallback={null}>
            <CancelSeveral orders={orders} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
