import { PointsOrderPage } from '../../orders/PointsOrderPage.tsx';

/** An order of the points mall: the code to collect it with, and the way out of it. */
export default function PointsOrderScreen() {
  return <PointsOrderPage />;
}
