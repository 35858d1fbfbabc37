import { useSearchParams } from '@resort/shared/router';
import { NoOutlet } from '../../outlets/NoOutlet.tsx';
import { Change } from './Change.tsx';
import { NewBooking } from './NewBooking.tsx';

/** A reservation at the outlet of `id`, or another time and other wishes for the one of `orderNo`. */
export default function BookingScreen() {
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo');
  const shopId = query.get('id');
  if (orderNo) return <Change key={orderNo} orderNo={orderNo} />;
  if (shopId) return <NewBooking key={shopId} shopId={shopId} />;
  return <NoOutlet />;
}
