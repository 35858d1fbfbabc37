import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { PaymentPage, type Due, type NothingDue, type StartPayment } from '@resort/shared/ui/payment';
import type { TicketAmount, TicketOrder } from '../../../contract/index.ts';
import { usePayTicketsMutation, useTicketAmountQuery } from '../../api/booking.ts';
import { useTicketOrderQuery } from '../../api/my-orders.ts';
import { linesOf } from '../../booking/price-lines.ts';
import { vouchersIn } from '../../booking/vouchers.ts';
import { useNoTickets } from '../../tickets/NoTickets.tsx';

interface Priced {
  order: TicketOrder;
  /** undefined: nothing is due */
  amount: TicketAmount | undefined;
}

/** The money of held tickets, with the vouchers that the address names. */
export function TicketPayment({ orderNo }: { orderNo: string }) {
  const t = useText('ticketing');
  const voucherIds = vouchersIn(useSearchParams()[0]);
  const query = usePricedOrder(orderNo, voucherIds);
  const dueOf = useDue(voucherIds);
  const nothingOf = useNothing();
  return (
    <PaymentPage
      title={t('pay.title')}
      query={query}
      failed={t('held.failed')}
      unknown={useNoTickets()}
      dueOf={({ order, amount }: Priced) =>
        order.pay === null || amount === undefined
          ? { due: null, nothing: nothingOf(order) }
          : { due: dueOf(order, order.pay, amount) }
      }
    />
  );
}

/** The order and, while it is to be paid, its amount after the vouchers. */
function usePricedOrder(orderNo: string, voucherIds: string[]) {
  const fresh = { refetchOnMountOrArgChange: true };
  const order = useTicketOrderQuery({ orderNo }, fresh);
  const isDue = Boolean(order.data?.pay);
  const amount = useTicketAmountQuery({ orderNo, voucherIds }, { ...fresh, skip: !isDue });
  const priced = amount.isError ? undefined : amount.currentData;
  const isKnown = !isDue || priced !== undefined;
  return {
    data: order.data && isKnown ? { order: order.data, amount: priced } : undefined,
    error: order.error ?? amount.error,
    isFetching: order.isFetching || amount.isFetching,
    refetch() {
      void order.refetch();
      if (isDue) void amount.refetch();
    },
  };
}

function useDue(voucherIds: string[]) {
  const t = useText('ticketing');
  const [send] = usePayTicketsMutation();
  const vouchers = voucherIds.length === 0 ? undefined : voucherIds.join(',');
  return (
    { orderNo, title }: TicketOrder,
    pay: NonNullable<TicketOrder['pay']>,
    amount: TicketAmount,
  ): Due => {
    /** with the vouchers, which the order has from then on */
    const start: StartPayment = ({ id: _id, signTimerStr: _lock, ...request }) =>
      send({ orderNo, voucherIds, ...request });
    return {
      order: { ...pay, orderNo, currency: amount.currency, payable: amount.payable },
      lines: linesOf(amount, () => t('held.voucher')),
      lead: t('pay.lead', { name: title }),
      resultPath: to('/ticket-pay-result', { orderNo, vouchers }),
      orderPath: to('/ticket-order', { orderNo }),
      start,
    };
  };
}

/** It is paid, or its time ran out. */
function useNothing() {
  const t = useText('ticketing');
  return ({ status, ticketId, orderNo }: TicketOrder): NothingDue => {
    const isOver = status === 'EXPIRED' || status === 'CANCELLED';
    if (!isOver) {
      const way = { to: to('/ticket-order', { orderNo }), label: t('pay.toOrder') };
      return { title: t('pay.nothing'), why: t('pay.nothingWhy'), way };
    }
    const way = { to: to('/ticket-booking', { id: ticketId, orderNo }), label: t('booking.again') };
    return { title: t('over.title'), why: t('over.why'), isOver, way };
  };
}
