import { PointsOrderPage } from '../../orders/PointsOrderPage.tsx';

/** The receipt of an order of the points mall. */
export default function PointsSuccessScreen() {
  return <PointsOrderPage isReceipt />;
}
