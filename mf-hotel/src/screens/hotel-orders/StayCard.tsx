import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge, Picture, Surface } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import type { HotelOrder } from '../../../contract/index.ts';
import { useStayWords } from '../../orders/stay-words.ts';
import { toneOf } from '../../orders/tone.ts';

const OVER: readonly string[] = ['CANCELLED', 'EXPIRED', 'NO_SHOW'];

/** A stay in the list: where, when, price, and status. */
export function StayCard({ order }: { order: HotelOrder }) {
  const t = useText('hotel');
  const { id, status, hotelName, roomName, picture, total, currency, holdUntil } = order;
  const { dates, nights, rooms } = useStayWords(order);
  const held =
    holdUntil === null ? [] : [t('orders.heldUntil', { time: formatDateTime(holdUntil, currentLanguage()) })];
  return (
    <Surface
      level={2}
      to={to('/hotel-order', { id })}
      title={hotelName}
      picture={<Picture {...picture} ratio="1:1" />}
      badge={<Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>}
      lines={[
        order.rooms === 1 ? roomName : `${roomName} · ${rooms}`,
        dates,
        nights,
        <Amount key="total" value={total} currency={currency} />,
        ...held,
      ]}
      isDim={OVER.includes(status)}
    />
  );
}
