import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { PaymentResultPage } from '@resort/shared/ui/payment';
import { NoOrder } from '../../orders/NoOrder.tsx';
import { Booked } from './Booked.tsx';

/** How a payment ended: `?orderNo=…&id=…` of what was paid. Comes back from the payment page, and over every reload. */
export default function PayResultScreen() {
  const t = useText('hotel');
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo');
  const id = query.get('id') ?? undefined;
  if (orderNo === null) return <NoOrder title={t('checkout.title')} />;
  return (
    <PaymentResultPage
      orderNo={orderNo}
      retryPath={id === undefined ? to('/hotel-orders', { status: 'UNPAID' }) : to('/checkout', { id })}
      startPath={to('/hotels')}
    >
      {id === undefined ? null : <Booked id={id} />}
      <ButtonLink look="quiet" wide to={to('/hotel-orders')}>
        {t('link.orders')}
      </ButtonLink>
    </PaymentResultPage>
  );
}
