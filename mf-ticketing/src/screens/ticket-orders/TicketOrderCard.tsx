import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge, Picture, Surface } from '@resort/shared/ui';
import type { TicketOrderBrief } from '../../../contract/index.ts';
import { performanceText } from '../../tickets/performance-words.ts';
import { toneOf } from '../../tickets/tone.ts';

const OVER: readonly string[] = ['REFUNDED', 'EXPIRED', 'CANCELLED'];

/** An order in the list: event, time, venue, number of tickets, and state. */
export function TicketOrderCard({ order }: { order: TicketOrderBrief }) {
  const t = useText('ticketing');
  const { orderNo, title, picture, venue, quantity, status, payStatus, holdUntil } = order;
  const state = payStatus === 'PROCESSING' ? 'PAYING' : status;
  const held =
    holdUntil === null
      ? []
      : [t('ticketOrders.heldUntil', { time: formatDateTime(holdUntil, currentLanguage()) })];
  return (
    <Surface
      level={2}
      to={to('/ticket-order', { orderNo })}
      title={title}
      picture={<Picture {...picture} ratio="1:1" />}
      badge={<Badge tone={toneOf(status)}>{t(`ticketOrderStatus.${state}`)}</Badge>}
      lines={[performanceText(order), `${t('ticketOrders.count', { count: quantity })} · ${venue}`, ...held]}
      isDim={OVER.includes(status)}
    />
  );
}
