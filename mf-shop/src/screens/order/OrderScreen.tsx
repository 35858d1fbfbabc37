import { isNotFound, useReadAt } from '@resort/shared/api';
import { commaText, formatBusinessDate, timesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ErrorCard, OfflineNotice, Page, SkeletonRows, Split, Waiting } from '@resort/shared/ui';
import { Moment } from '@resort/shared/ui/moment';
import { EarnedLine } from '@resort/shared/ui/earned';
import { Arriving, PaymentAttempts, ReceiptLink, RefundList } from '@resort/shared/ui/order';
import type { Reservation } from '../../../contract/index.ts';
import { useReservationQuery } from '../../api/reservations.ts';
import { NoReservation } from '../../reservations/NoReservation.tsx';
import { Actions } from './Actions.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { OrderFacts } from './OrderFacts.tsx';

/** How often it is asked for while the venue has not answered. */
const ASK_MS = 10_000;

/** One reservation by its number, so that it can be reloaded and come back to. */
export default function OrderScreen() {
  const orderNo = useSearchParams()[0].get('orderNo') ?? '';
  return orderNo === '' ? <NoReservation /> : <Order key={orderNo} orderNo={orderNo} />;
}

function Order({ orderNo }: { orderNo: string }) {
  const t = useText('shop');
  const known = useReservationQuery({ orderNo });
  const isAsked = known.data?.status === 'REQUESTED' || known.data?.change?.state === 'ASKED';
  const { data, error, isFetching, refetch } = useReservationQuery(
    { orderNo },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isAsked ? ASK_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  if (isNotFound(error)) return <NoReservation />;
  if (data) return <OrderView reservation={data} onOver={() => void refetch()} />;
  return (
    <Page title={t('order.title')} isWide>
      {error === undefined ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : (
        <ErrorCard message={t('order.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function OrderView({ reservation, onOver }: { reservation: Reservation; onOver: () => void }) {
  const t = useText('shop');
  const [query] = useSearchParams();
  const { orderNo, status, kind, shopName, address, geo, inChinese, phone, date, time, endTime } =
    reservation;
  const language = currentLanguage();
  const readAt = useReadAt('/shop/reserver/order/info', { orderNo });
  const isThanks = query.get('new') === '1' && status === 'RESERVED';
  const body = (
    <Split
      first={
        <>
          <OfflineNotice readAt={readAt} />
          <ChangeNotice change={reservation.change} moved={reservation.moved} />
          <OrderFacts reservation={reservation} />
          <EarnedLine earnings={reservation.earns} when="visit" />
          <PaymentAttempts payments={reservation.payments} />
          <RefundList parts={reservation.refunded} isPast />
          <ReceiptLink order={reservation} />
        </>
      }
      second={
        <>
          <Actions reservation={reservation} onOver={onOver} />
          <Arriving
            title={t('outlet.finding')}
            place={{ address, at: { latitude: geo.lat, longitude: geo.lng }, inChinese }}
            phone={phone}
          />
        </>
      }
    />
  );
  const title = t(`order.titles.${status}`);
  if (isThanks) {
    return (
      <Moment
        isWide
        over={shopName}
        about={shopName}
        title={title}
        date={commaText([formatBusinessDate(date, language), timesText(time, endTime, language)], language)}
      >
        <p>{t(`order.thanks.${kind}`)}</p>
        {body}
      </Moment>
    );
  }
  return (
    <Page isWide over={shopName} name={shopName} title={title} lead={t(`order.leads.${status}`)}>
      {body}
    </Page>
  );
}
