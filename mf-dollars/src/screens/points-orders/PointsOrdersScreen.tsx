import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge, ButtonLink, Page, Picture, Surface } from '@resort/shared/ui';
import { Choices } from '../../parts/Choices.tsx';
import { useInAddress } from '../../parts/use-in-address.ts';
import type { PointsOrder } from '../../../contract/index.ts';
import { UnitAmount } from '../../parts/amounts.tsx';
import { usePointsOrdersInfiniteQuery } from '../../api/points-orders.ts';
import { toneOf } from '../../orders/tone.ts';
import { Shelf } from '../../shelf/Shelf.tsx';

/** The member's orders of the points mall: those waiting for payment or collection, and completed ones. */
export default function PointsOrdersScreen() {
  const t = useText('dollars');
  const [wanted] = useInAddress('status');
  const status = wanted === 'DONE' ? 'DONE' : 'OPEN';
  const orders = usePointsOrdersInfiniteQuery({ status }, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t('orders.title')} isWide>
      <Choices
        label={t('orders.title')}
        name="status"
        choices={[
          { id: 'OPEN', label: t('orders.open') },
          { id: 'DONE', label: t('orders.done') },
        ]}
        chosen={status}
      />
      <Shelf
        query={orders}
        label={t('orders.title')}
        keyOf={({ orderNo }) => orderNo}
        render={(order) => <OrderCard order={order} />}
        empty={{
          title: t(`orders.none.${status}`),
          why: t('orders.noneWhy'),
          action: <ButtonLink to={to('/points-mall')}>{t('link.mall')}</ButtonLink>,
        }}
      />
    </Page>
  );
}

function OrderCard({ order }: { order: PointsOrder }) {
  const t = useText('dollars');
  const { orderNo, name, picture, qty, points, status, pickUp } = order;
  const date = (instant: string) => formatDateTime(instant, currentLanguage());
  const until =
    status === 'READY' && pickUp?.before ? t('orders.until', { date: date(pickUp.before) }) : null;
  return (
    <Surface
      level={2}
      to={to('/points-order', { orderNo })}
      title={name}
      picture={<Picture {...picture} ratio="1:1" />}
      badge={<Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>}
      lines={[
        t('order.quantity', { count: qty }),
        <UnitAmount key="points" unit="POINT" amount={points} />,
        until ?? date(order.orderedAt),
      ]}
    />
  );
}
