import { useSearchParams } from '@resort/shared/router';
import { CartDetails } from './CartDetails.tsx';
import { CheckoutPayment } from './CheckoutPayment.tsx';

/** `?id=…` pays what is held; without it the cart becomes an order first. */
export default function CheckoutScreen() {
  const id = useSearchParams()[0].get('id');
  return id === null ? <CartDetails /> : <CheckoutPayment key={id} id={id} />;
}
