import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PaymentStep } from '@resort/shared/ui/payment';
import { usePointsOrderQuery } from '../../api/points-orders.ts';

/** The money of an order of the points mall, while its points and goods are held. */
export function PointsPayment({ orderNo }: { orderNo: string }) {
  const t = useText('dollars');
  const fresh = { refetchOnMountOrArgChange: true };
  const order = usePointsOrderQuery({ orderNo }, fresh);
  const balance = useDollarBalanceQuery(undefined, fresh);
  const { data, isError, isFetching, refetch } = order;
  const isReady = data !== undefined && !balance.isLoading;
  return (
    <Page title={t('pay.title')} {...(isReady && data.pay ? { lead: t('pay.lead') } : {})}>
      {isReady && data.pay ? (
        <PaymentStep
          order={{ ...data.pay, orderNo, currency: data.currency, payable: data.pay.amount }}
          lines={[{ kind: 'item', label: data.name, amount: data.pay.amount }]}
          dollars={balance.data?.available ?? null}
          resultPath={to('/points-pay-result', { orderNo })}
          orderPath={to('/points-order', { orderNo })}
          onStale={() => void refetch()}
        />
      ) : null}
      {isReady && !data.pay ? (
        <EmptyState
          art={<Illustration of="done" />}
          title={t('pay.nothing')}
          why={t('pay.nothingWhy')}
          action={<ButtonLink to={to('/points-order', { orderNo })}>{t('link.order')}</ButtonLink>}
        />
      ) : null}
      {data === undefined && isError ? (
        <ErrorCard message={t('order.unavailable')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {isReady || isError ? null : (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      )}
    </Page>
  );
}
