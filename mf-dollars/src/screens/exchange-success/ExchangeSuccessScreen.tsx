import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { useCancelRewardOrderMutation, useRewardOrderQuery } from '../../api/rewards.ts';
import { NoOrder } from '../../orders/NoOrder.tsx';
import { ofReward } from '../../orders/order.ts';
import { OrderPage } from '../../orders/OrderPage.tsx';

/** The receipt of a reward for dollars, and the order for as long as there is something to collect. */
export default function ExchangeSuccessScreen() {
  const t = useText('dollars');
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const { data, isFetching, isError, refetch } = useRewardOrderQuery(
    { orderNo },
    { skip: orderNo === '', refetchOnMountOrArgChange: true },
  );
  const [cancel] = useCancelRewardOrderMutation();
  if (orderNo === '') return <NoOrder />;
  return (
    <OrderPage
      order={data && ofReward(data)}
      call="/dollar/order/info"
      orderNo={orderNo}
      isReceipt
      isFetching={isFetching}
      isError={isError}
      onRetry={() => void refetch()}
      cancel={cancel}
    >
      <ButtonLink look="quiet" wide to={to('/redeem-rewards')}>
        {t('link.moreRewards')}
      </ButtonLink>
    </OrderPage>
  );
}
