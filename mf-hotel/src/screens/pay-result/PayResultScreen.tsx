import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { PaymentResultPage } from '@resort/shared/ui/payment';
import NoOrder from '../../orders/NoOrder.tsx';
import { Booked, useWhat } from './Booked.tsx';

/**
 * The result of a payment: `?orderNo=…&id=…` of the paid order, and `of=…`, the booking that it changes. Shown after
 * the payment page, and after every reload.
 */
export default function PayResultScreen() {
  const t = useText('hotel');
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo');
  const id = query.get('id') ?? undefined;
  const changed = query.get('of') ?? undefined;
  const what = useWhat(id);
  if (orderNo === null) return <NoOrder title={t('checkout.title')} />;
  return (
    <PaymentResultPage
      orderNo={orderNo}
      retryPath={
        id === undefined ? to('/hotel-orders', { status: 'UNPAID' }) : to('/checkout', { id, of: changed })
      }
      startPath={to('/hotels')}
      what={changed === undefined ? what : undefined}
    >
      {id === undefined || changed !== undefined ? null : <Booked id={id} />}
      {changed === undefined ? null : (
        <ButtonLink wide to={to('/hotel-order', { id: changed })}>
          {t('link.order')}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" wide to={to('/hotel-orders')}>
        {t('link.orders')}
      </ButtonLink>
    </PaymentResultPage>
  );
}
