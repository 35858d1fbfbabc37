import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { PaymentResultPage } from '@resort/shared/ui/payment';

/** How the payment of an order of the points mall ended. */
export function PointsPaymentResult({ orderNo }: { orderNo: string }) {
  const t = useText('dollars');
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
