import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PaymentStep } from '@resort/shared/ui/payment';
import { useReservationQuery } from '../../api/reservations.ts';
import { NoReservation } from '../../reservations/NoReservation.tsx';

/** The deposit of a reservation, while its table or therapist is held. */
export function ShopPayment({ orderNo }: { orderNo: string }) {
  const t = useText('shop');
  const { data, error, isFetching, refetch } = useReservationQuery(
    { orderNo },
    { refetchOnMountOrArgChange: true },
  );
  if (isNotFound(error)) return <NoReservation />;
  return (
    <Page title={t('pay.title')} {...(data?.pay ? { lead: t('pay.lead', { name: data.shopName }) } : {})}>
      {data?.pay ? (
        <PaymentStep
          order={{ ...data.pay, orderNo, currency: data.currency, payable: data.pay.amount }}
          lines={[
            { kind: 'item', label: t('pay.deposit', { name: data.shopName }), amount: data.pay.amount },
          ]}
          dollars={null}
          resultPath={to('/shop-pay-result', { orderNo })}
          onStale={() => void refetch()}
        />
      ) : null}
      {data && !data.pay ? (
        <EmptyState
          art={<Illustration of="done" />}
          title={t('pay.nothing')}
          why={t('pay.nothingWhy')}
          action={<ButtonLink to={to('/shop-order', { orderNo })}>{t('pay.toOrder')}</ButtonLink>}
        />
      ) : null}
      {data === undefined && error !== undefined ? (
        <ErrorCard message={t('order.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && error === undefined ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : null}
    </Page>
  );
}
