import { useLocation, useSearchParams } from '@resort/shared/router';
import { NoOrder } from '../../orders/NoOrder.tsx';
import { PointsOrderPage } from '../../orders/PointsOrderPage.tsx';
import { RewardOrderPage } from '../../orders/RewardOrderPage.tsx';

/** /exchangeSuccess, /pointsSuccess and /points-order: one order by its number, of a reward or of the points mall. */
export default function OrderScreen() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  if (orderNo === '') return <NoOrder />;
  if (pathname.endsWith('/exchangeSuccess')) return <RewardOrderPage key={orderNo} orderNo={orderNo} />;
  const isReceipt = pathname.endsWith('/pointsSuccess');
  return <PointsOrderPage key={orderNo} orderNo={orderNo} isReceipt={isReceipt} />;
}
