import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { useCancelRewardOrderMutation, useRewardOrderQuery } from '../api/rewards.ts';
import { ofReward } from './order.ts';
import { NoOrder } from './NoOrder.tsx';
import { OrderPage } from './OrderPage.tsx';

/** The receipt of a reward for dollars, and the order for as long as there is something to collect. */
export function RewardOrderPage({ orderNo }: { orderNo: string }) {
  const t = useText('dollars');
  const { data, error, isFetching, isError, refetch } = useRewardOrderQuery(
    { orderNo },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel] = useCancelRewardOrderMutation();
  if (isNotFound(error)) return <NoOrder />;
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
