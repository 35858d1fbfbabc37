import { useCartQuery } from '@resort/shared/calls/cart';
import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { lazy, Suspense } from 'react';

/** After the first paint, so that a cold start on this screen stays light. */
const CartForm = lazy(() => import('./CartForm.tsx'));

/** The guests for all available items in the cart; one press orders all or nothing. */
export function CartDetails() {
  const t = useText('hotel');
  const cart = useCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const areas = useAreaCodesQuery();
  const items = cart.data?.items.filter(({ expired }) => !expired);
  const known = areas.data;
  const isReady = items !== undefined && known !== undefined;
  const hasFailed = !isReady && (cart.isError || areas.isError);
  const read = () => {
    void cart.refetch();
    void areas.refetch();
  };
  return (
    <Page isWide title={t('details.title')} {...(items?.length ? { lead: t('details.lead') } : {})}>
      {hasFailed ? (
        <ErrorCard
          message={t('cart.failed')}
          onRetry={read}
          isRetrying={cart.isFetching || areas.isFetching}
        />
      ) : null}
      {isReady || hasFailed ? null : (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      )}
      {isReady && items.length > 0 ? (
        <Suspense fallback={<SkeletonRows />}>
          <CartForm
            key={items.map(({ cartItemId }) => cartItemId).join()}
            items={items}
            total={cart.data?.total ?? '0.00'}
            currency={cart.data?.currency ?? 'MOP'}
            areas={known}
            onStale={() => void cart.refetch()}
          />
        </Suspense>
      ) : null}
      {isReady && items.length === 0 ? (
        <EmptyState
          art={<Illustration of="bookings" />}
          title={t('cart.none')}
          why={t('cart.noneWhy')}
          action={<ButtonLink to={to('/cart')}>{t('link.cart')}</ButtonLink>}
        />
      ) : null}
    </Page>
  );
}
