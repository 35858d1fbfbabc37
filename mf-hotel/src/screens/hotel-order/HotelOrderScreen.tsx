import { useReadAt } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import {
  ButtonLink,
  ErrorCard,
  OfflineNotice,
  Page,
  SkeletonPictureCard,
  SkeletonRows,
  Split,
  Waiting,
} from '@resort/shared/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useHotelOrderQuery } from '../../api/orders.ts';
import { isNoOrder } from '../../orders/is-no-order.ts';
import { AtTheDesk } from './AtTheDesk.tsx';
import type { ChangeProps } from './ChangeStay.tsx';
import { History } from './History.tsx';
import { OnlineCheckIn } from './OnlineCheckIn.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { OrderActions } from './OrderActions.tsx';
import { StayMoney } from './StayMoney.tsx';
import { TheHotel } from './TheHotel.tsx';

/** `change=…`; loaded with the press. */
const CHANGES: Readonly<Record<string, ComponentType<ChangeProps>>> = {
  stay: lazy(() => import('./ChangeStay.tsx')),
  guests: lazy(() => import('./ChangeGuests.tsx')),
};

/** Only of a stay that has begun, or ended. */
const Receipt = lazy(() => import('./Receipt.tsx'));
const Review = lazy(() => import('./Review.tsx'));

/** Only of a stay ahead. The last on the screen: it is asked for as it comes near, and its arrival moves nothing. */
const StayWeather = lazy(() => import('./StayWeather.tsx'));

/** Rare, and not worth its bytes on each cold start. */
const NoOrder = lazy(() => import('../../orders/NoOrder.tsx'));

/** One stay with everything that a guest needs at the desk, and the possible actions. */
export default function HotelOrderScreen() {
  const t = useText('hotel');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const query = useHotelOrderQuery({ id }, { skip: id === '', refetchOnMountOrArgChange: true });
  const readAt = useReadAt('/hotel/order/detail', { id });
  const { currentData: order, error, isError, isFetching, refetch } = query;
  const read = () => void refetch();
  if (id === '' || isNoOrder(error)) {
    return (
      <Suspense fallback={<Page title={t('order.title')} />}>
        <NoOrder title={t('order.title')} />
      </Suspense>
    );
  }
  if (order === undefined) {
    return (
      <Page title={t('order.title')} isWide>
        {isError ? (
          <ErrorCard message={t('order.failed')} onRetry={read} isRetrying={isFetching} />
        ) : (
          <Waiting>
            <SkeletonPictureCard />
            <SkeletonRows />
          </Waiting>
        )}
      </Page>
    );
  }
  const Change = CHANGES[params.get('change') ?? ''];
  if (Change !== undefined && order.canModify) {
    return (
      <Suspense fallback={<Page title={t('change.title')} />}>
        <Change order={order} />
      </Suspense>
    );
  }
  return <OrderView order={order} readAt={readAt} onOver={read} />;
}

interface OrderViewProps {
  order: HotelOrderDetail;
  readAt: ReturnType<typeof useReadAt>;
  /** its hold has run out: it has to be read again */
  onOver: () => void;
}

function OrderView({ order, readAt, onOver }: OrderViewProps) {
  const t = useText('hotel');
  return (
    <Page title={t(`order.titles.${order.status}`)} lead={t(`order.leads.${order.status}`)} isWide>
      <Split
        first={
          <>
            <OfflineNotice readAt={readAt} />
            <OpenPayment order={order} onOver={onOver} />
            <AtTheDesk order={order} />
            {order.onlineCheckIn === null ? null : (
              <OnlineCheckIn orderNo={order.orderNo} checkIn={order.onlineCheckIn} />
            )}
            <Suspense>
              {order.inHouse === null ? null : <Receipt order={order} inHouse={order.inHouse} />}
              {order.review === null ? null : <Review orderNo={order.orderNo} given={order.review.given} />}
            </Suspense>
            <StayMoney order={order} />
          </>
        }
        second={
          <>
            <TheHotel order={order} />
            <OrderActions order={order} />
            <History order={order} />
            <ButtonLink look="plain" wide to={to('/hotel-orders')}>
              {t('link.orders')}
            </ButtonLink>
            {order.status === 'RESERVED' || order.status === 'IN_HOUSE' ? (
              <Suspense>
                <StayWeather order={order} />
              </Suspense>
            ) : null}
          </>
        }
      />
    </Page>
  );
}
