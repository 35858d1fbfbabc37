import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense } from 'react';
import { CartDetails } from './CartDetails.tsx';

/** The money has parts of its own. */
const CheckoutPayment = lazy(() => import('./CheckoutPayment.tsx'));

/**
 * `?id=…` pays for a hold, with `of=…` the change of a booking; without it the cart becomes an order first.
 */
export default function CheckoutScreen() {
  const t = useText('hotel');
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id === null) return <CartDetails />;
  return (
    <Suspense
      fallback={
        <Page title={t('checkout.title')}>
          <Waiting>
            <SkeletonRows />
          </Waiting>
        </Page>
      }
    >
      <CheckoutPayment key={id} id={id} changed={query.get('of') ?? undefined} />
    </Suspense>
  );
}
