import { isNotFound, serverNow } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ErrorCard, Page, SkeletonPictureCard, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { TicketOrder } from '../../../contract/index.ts';
import { useTicketOrderQuery } from '../../api/my-orders.ts';
import { NoTickets } from '../../tickets/NoTickets.tsx';
import type { WayProps } from './way.ts';

/** How often an order is read again while its tickets may be scanned, or its payment is waited for, in milliseconds. */
const LOOK_EVERY_MS = 4000;
/** How long before the doors open guests may already be at the gate. */
const EARLY_MS = 3_600_000;

/** With the code and its parts: while the order is asked for, so that a cold start on this screen stays light. */
const load = () => import('./OrderView.tsx');
const OrderView = lazy(load);

/** `way=…`; loaded with the press. */
const WAYS: Readonly<Record<string, ComponentType<WayProps>>> = {
  give: lazy(() => import('./GiveTicket.tsx')),
  received: lazy(() => import('./Received.tsx')),
  refund: lazy(() => import('./RefundTickets.tsx')),
  // addresses that members may have kept say so
  visitors: lazy(() => import('./NameGuests.tsx')),
};

/** One order by its number: the tickets to show, and the possible actions. */
export default function TicketOrderScreen() {
  const orderNo = useSearchParams()[0].get('orderNo') ?? '';
  return orderNo === '' ? <NoTickets /> : <Order key={orderNo} orderNo={orderNo} />;
}

function Order({ orderNo }: { orderNo: string }) {
  const t = useText('ticketing');
  const [params] = useSearchParams();
  // an error is shown where the data is used
  useEffect(() => void load().catch(() => undefined), []);
  const known = useTicketOrderQuery({ orderNo });
  const { data, error, isFetching, refetch } = useTicketOrderQuery(
    { orderNo },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isMoving(known.data) ? LOOK_EVERY_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  if (data === undefined && isNotFound(error)) return <NoTickets />;
  const Way = WAYS[params.get('way') ?? ''];
  if (data && Way) {
    return (
      <Suspense fallback={<Page title={data.title} />}>
        <Way order={data} />
      </Suspense>
    );
  }
  if (data) {
    return (
      <Suspense fallback={<OrderWaiting />}>
        <OrderView order={data} onOver={() => void refetch()} />
      </Suspense>
    );
  }
  if (error === undefined) return <OrderWaiting />;
  return (
    <Page title={t('ticketOrder.title')} isWide>
      <ErrorCard message={t('ticketOrder.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}

function OrderWaiting() {
  return (
    <Page title={useText('ticketing')('ticketOrder.title')} isWide>
      <Waiting>
        <SkeletonPictureCard />
        <SkeletonRows />
      </Waiting>
    </Page>
  );
}

/** The order can change while the screen is open: by the payment, or at the gate. */
function isMoving(order: TicketOrder | undefined): boolean {
  if (order === undefined) return false;
  if (order.payStatus === 'PROCESSING') return true;
  const now = serverNow();
  const isNear = now > Date.parse(order.doorsAt) - EARLY_MS && now < Date.parse(order.endsAt);
  return isNear && order.tickets.some(({ status }) => status === 'ISSUED');
}
