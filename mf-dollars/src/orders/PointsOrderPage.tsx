import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { useCancelPointsOrderMutation, usePointsOrderQuery } from '../api/points-orders.ts';
import { ofGoods } from './order.ts';
import { NoOrder } from './NoOrder.tsx';
import { OrderPage } from './OrderPage.tsx';

export interface PointsOrderPageProps {
  orderNo: string;
  /** right after it was ordered */
  isReceipt: boolean;
}

/** An order of the points mall: the code to collect it with, and the way out of it. */
export function PointsOrderPage({ orderNo, isReceipt }: PointsOrderPageProps) {
  const t = useText('dollars');
  const { data, error, isFetching, isError, refetch } = usePointsOrderQuery(
    { orderNo },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel] = useCancelPointsOrderMutation();
  if (isNotFound(error)) return <NoOrder />;
  return (
    <OrderPage
      order={data && ofGoods(data)}
      call="/point/mall/getMyOrderInfo"
      orderNo={orderNo}
      isReceipt={isReceipt}
      isFetching={isFetching}
      isError={isError}
      onRetry={() => void refetch()}
      cancel={cancel}
    >
      {data?.pay ? (
        <ButtonLink wide to={to('/points-pay', { orderNo })}>
          {t('order.pay')}
        </ButtonLink>
      ) : null}
      {isReceipt ? (
        <ButtonLink look="quiet" wide to={to('/points-orders')}>
          {t('link.orders')}
        </ButtonLink>
      ) : null}
    </OrderPage>
  );
}
