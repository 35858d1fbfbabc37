import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { PaymentResultPage } from '@resort/shared/ui/payment';
import { NoOrder } from '../../orders/NoOrder.tsx';

/** How the payment of an order of the points mall ended. */
export default function PointsPayResultScreen() {
  const t = useText('dollars');
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  if (orderNo === '') return <NoOrder />;
  return (
    <PaymentResultPage
      orderNo={orderNo}
      retryPath={to('/points-pay', { orderNo })}
      startPath={to('/points-mall')}
    >
      <ButtonLink wide to={to('/points-order', { orderNo })}>
        {t('link.order')}
      </ButtonLink>
    </PaymentResultPage>
  );
}
