import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { PaymentResultPage } from '@resort/shared/ui/payment';

/** How the payment of a deposit ended. */
export function ShopPaymentResult({ orderNo }: { orderNo: string }) {
  const t = useText('shop');
  return (
    <PaymentResultPage orderNo={orderNo} retryPath={to('/shop-pay', { orderNo })} startPath={to('/dining')}>
      <ButtonLink wide to={to('/shop-order', { orderNo })}>
        {t('pay.toOrder')}
      </ButtonLink>
    </PaymentResultPage>
  );
}
