import { useLocation, useSearchParams } from '@resort/shared/router';
import { NoOrder } from '../../orders/NoOrder.tsx';
import { PointsPayment } from './PointsPayment.tsx';
import { PointsPaymentResult } from './PointsPaymentResult.tsx';

/** /points-pay and /points-pay-result: the money of an order of the points mall, and how its payment ended. */
export default function PointsPaymentScreen() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  if (orderNo === '') return <NoOrder />;
  return pathname.endsWith('-result') ? (
    <PointsPaymentResult orderNo={orderNo} />
  ) : (
    <PointsPayment orderNo={orderNo} />
  );
}
