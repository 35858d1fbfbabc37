import { useSearchParams } from '@resort/shared/router';
import { CartDetails } from './CartDetails.tsx';
import { CheckoutPayment } from './CheckoutPayment.tsx';

/** `?id=…` pays what is held, with `of=…` the change of a booking; without it the cart becomes an order first. */
export default function CheckoutScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id === null) return <CartDetails />;
  return <CheckoutPayment key={id} id={id} changed={query.get('of') ?? undefined} />;
}
