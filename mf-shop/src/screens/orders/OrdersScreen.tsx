import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge, ButtonLink, EmptyState, Page, Picture, SkeletonRows, Surface } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, rowsOf } from '@resort/shared/ui/list';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import type { ReservationBrief } from '../../../contract/index.ts';
import { useReservationsInfiniteQuery } from '../../api/reservations.ts';
import { toneOf } from '../../reservations/tone.ts';

const TABS = ['UPCOMING', 'PAST'] as const;

/** The member's tables and treatments, future and past. */
export default function OrdersScreen() {
  const t = useText('shop');
  const [status, select] = useTabInAddress(TABS);
  return (
    <Page isWide title={t('orders.title')}>
      <Tabs
        label={t('orders.title')}
        tabs={TABS.map((id) => ({ id, label: t(`orders.${id}`) }))}
        selected={status}
        onSelect={select}
      >
        <Reservations key={status} status={status} />
      </Tabs>
    </Page>
  );
}

function Reservations({ status }: { status: (typeof TABS)[number] }) {
  const t = useText('shop');
  const query = useReservationsInfiniteQuery({ status }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      label={t(`orders.${status}`)}
      query={query}
      items={rowsOf(query.currentData, ({ orderNo }) => orderNo)}
      keyOf={({ orderNo }) => orderNo}
      render={(reservation) => <ReservationCard reservation={reservation} />}
      waiting={<SkeletonRows />}
      failed={t('orders.failed')}
      empty={
        <EmptyState
          art={<Illustration of="search" />}
          title={t(`orders.none.${status}`)}
          why={t('orders.noneWhy')}
          action={<ButtonLink to={to('/dining')}>{t('outlet.toList.DINING')}</ButtonLink>}
        />
      }
    />
  );
}

function ReservationCard({ reservation }: { reservation: ReservationBrief }) {
  const t = useText('shop');
  const { orderNo, shopName, picture, property, date, time, party, status } = reservation;
  return (
    <Surface
      level={2}
      to={to('/shop-order', { orderNo })}
      title={shopName}
      picture={<Picture {...picture} ratio="1:1" />}
      badge={<Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>}
      lines={[
        `${formatBusinessDate(date, currentLanguage())} · ${time}`,
        `${t('guests', { count: party })} · ${property.name}`,
      ]}
    />
  );
}
