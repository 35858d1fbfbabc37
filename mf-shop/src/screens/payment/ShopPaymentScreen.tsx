import { useLocation, useSearchParams } from '@resort/shared/router';
import { NoReservation } from '../../reservations/NoReservation.tsx';
import { ShopPayment } from './ShopPayment.tsx';
import { ShopPaymentResult } from './ShopPaymentResult.tsx';

/** /shop-pay and /shop-pay-result: the deposit of a reservation, and how its payment ended. */
export default function ShopPaymentScreen() {
  const { pathname } = useLocation();
  const orderNo = useSearchParams()[0].get('orderNo') ?? '';
  if (orderNo === '') return <NoReservation />;
  return pathname.endsWith('-result') ? (
    <ShopPaymentResult orderNo={orderNo} />
  ) : (
    <ShopPayment orderNo={orderNo} />
  );
}
