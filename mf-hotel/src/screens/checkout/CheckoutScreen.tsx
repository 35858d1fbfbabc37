import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense } from 'react';

/* Who comes needs fields, and the money its own parts: each is loaded by itself. */
const CartDetails = lazy(() => import('./CartDetails.tsx'));
const CheckoutPayment = lazy(() => import('./CheckoutPayment.tsx'));

/** `?id=…` pays what is held, with `of=…` the change of a booking; without it the cart becomes an order first. */
export default function CheckoutScreen() {
  const t = useText('hotel');
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <Suspense
      fallback={
        <Page title={t(id === null ? 'details.title' : 'checkout.title')}>
          <Waiting>
            <SkeletonRows />
          </Waiting>
        </Page>
      }
    >
      {id === null ? (
        <CartDetails />
      ) : (
        <CheckoutPayment key={id} id={id} changed={query.get('of') ?? undefined} />
      )}
    </Suspense>
  );
}
