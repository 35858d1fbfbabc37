import { isNotFound } from '@resort/shared/api';
import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { leftAfter, type PriceLine } from '@resort/shared/ui/amount';
import { PaymentStep } from '@resort/shared/ui/payment';
import type { Reservation } from '../../../contract/index.ts';
import { useReservationQuery } from '../../api/reservations.ts';
import { isSome } from '../../booking/money-text.ts';
import { NoReservation } from '../../reservations/NoReservation.tsx';

/** The deposit of a reservation, while its table or therapist is held. */
export function ShopPayment({ orderNo }: { orderNo: string }) {
  const t = useText('shop');
  const { data, error, isFetching, refetch } = useReservationQuery(
    { orderNo },
    { refetchOnMountOrArgChange: true },
  );
  const balance = useDollarBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isNotFound(error)) return <NoReservation />;
  return (
    <Page title={t('pay.title')} {...(data?.pay ? { lead: t('pay.lead', { name: data.shopName }) } : {})}>
      {data?.pay && !balance.isLoading ? (
        <PaymentStep
          order={{ ...data.pay, orderNo, currency: data.currency, payable: data.pay.amount }}
          lines={linesOf(data, {
            deposit: t('pay.deposit', { name: data.shopName }),
            vouchers: t('pay.vouchers'),
          })}
          dollars={balance.data?.available ?? null}
          resultPath={to('/shop-pay-result', { orderNo })}
          orderPath={to('/shop-order', { orderNo })}
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
      {(data === undefined && error === undefined) || (data?.pay && balance.isLoading) ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : null}
    </Page>
  );
}

/** The deposit, and its deductions at the time of the reservation. */
function linesOf(
  { deposit, deduct, payable }: Reservation,
  words: { deposit: string; vouchers: string },
): PriceLine[] {
  const dollars = leftAfter(leftAfter(deposit, deduct), payable);
  return [
    { kind: 'item', label: words.deposit, amount: deposit },
    ...(isSome(deduct) ? [{ kind: 'voucher' as const, label: words.vouchers, amount: `-${deduct}` }] : []),
    ...(isSome(dollars) ? [{ kind: 'dollars' as const, amount: `-${dollars}` }] : []),
  ];
}
