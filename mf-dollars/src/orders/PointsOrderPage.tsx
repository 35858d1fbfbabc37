import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { useCancelPointsOrderMutation, usePointsOrderQuery } from '../api/points-orders.ts';
import { NoOrder } from './NoOrder.tsx';
import { ofGoods } from './order.ts';
import { OrderPage } from './OrderPage.tsx';

/** An order of the points mall by the number in the address; its receipt right after it. */
export function PointsOrderPage({ isReceipt = false }: { isReceipt?: boolean }) {
  const t = useText('dollars');
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const { data, isFetching, isError, refetch } = usePointsOrderQuery(
    { orderNo },
    { skip: orderNo === '', refetchOnMountOrArgChange: true },
  );
  const [cancel] = useCancelPointsOrderMutation();
  if (orderNo === '') return <NoOrder />;
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
