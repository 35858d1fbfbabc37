import { isNotFound } from '@resort/shared/api';
import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PaymentStep, type StartPayment } from '@resort/shared/ui/payment';
import type { TicketAmount, TicketOrder } from '../../../contract/index.ts';
import { usePayTicketsMutation, useTicketAmountQuery } from '../../api/booking.ts';
import { useTicketOrderQuery } from '../../api/my-orders.ts';
import { linesOf } from '../../booking/price-lines.ts';
import { vouchersIn } from '../../booking/vouchers.ts';
import { NoTickets } from '../../tickets/NoTickets.tsx';

/** The money of held tickets, with the vouchers that the address names. */
export function TicketPayment({ orderNo }: { orderNo: string }) {
  const t = useText('ticketing');
  const voucherIds = vouchersIn(useSearchParams()[0]);
  const order = useTicketOrderQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const { data, error } = order;
  const amount = useTicketAmountQuery(
    { orderNo, voucherIds },
    { refetchOnMountOrArgChange: true, skip: !data?.pay },
  );
  const balance = useDollarBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const retry = () => {
    void order.refetch();
    if (data?.pay) void amount.refetch();
  };
  if (data === undefined && isNotFound(error)) return <NoTickets />;
  const hasFailed = (data === undefined && error !== undefined) || amount.isError;
  const isReady = data?.pay && amount.currentData && !balance.isLoading;
  return (
    <Page title={t('pay.title')} {...(data?.pay ? { lead: t('pay.lead', { name: data.title }) } : {})}>
      {isReady && data.pay && amount.currentData ? (
        <ToPay
          order={data}
          pay={data.pay}
          amount={amount.currentData}
          voucherIds={voucherIds}
          dollars={balance.data?.available ?? null}
          onStale={retry}
        />
      ) : null}
      {data && !data.pay ? <NothingToPay order={data} /> : null}
      {hasFailed ? (
        <ErrorCard message={t('held.failed')} isRetrying={order.isFetching} onRetry={retry} />
      ) : null}
      {!isReady && !hasFailed && (data === undefined || data.pay) ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : null}
    </Page>
  );
}

interface ToPayProps {
  order: TicketOrder;
  pay: NonNullable<TicketOrder['pay']>;
  amount: TicketAmount;
  voucherIds: string[];
  dollars: string | null;
  onStale: () => void;
}

function ToPay({ order: { orderNo }, pay, amount, voucherIds, dollars, onStale }: ToPayProps) {
  const t = useText('ticketing');
  const [send] = usePayTicketsMutation();
  const vouchers = voucherIds.length === 0 ? undefined : voucherIds.join(',');
  /** with the vouchers, which the order has from then on */
  const start: StartPayment = ({ id: _id, signTimerStr: _lock, ...request }) =>
    send({ orderNo, voucherIds, ...request });
  return (
    <PaymentStep
      order={{ ...pay, orderNo, currency: amount.currency, payable: amount.payable }}
      lines={linesOf(amount, () => t('held.voucher'))}
      dollars={dollars}
      resultPath={to('/ticket-pay-result', { orderNo, vouchers })}
      orderPath={to('/ticket-order', { orderNo })}
      onStale={onStale}
      start={start}
    />
  );
}

/** It is paid, or its time ran out. */
function NothingToPay({ order: { status, ticketId, orderNo } }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const isOver = status === 'EXPIRED' || status === 'CANCELLED';
  return (
    <EmptyState
      art={<Illustration of={isOver ? 'search' : 'done'} />}
      title={t(isOver ? 'over.title' : 'pay.nothing')}
      why={t(isOver ? 'over.why' : 'pay.nothingWhy')}
      action={
        isOver ? (
          <ButtonLink to={to('/ticket-booking', { id: ticketId, orderNo })}>{t('booking.again')}</ButtonLink>
        ) : (
          <ButtonLink to={to('/ticket-order', { orderNo })}>{t('pay.toOrder')}</ButtonLink>
        )
      }
    />
  );
}
