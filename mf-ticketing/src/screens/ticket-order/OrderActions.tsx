import { commaText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { AddToCalendar, type CalendarEvent } from '@resort/shared/ui/calendar-file';
import type { TicketOrder } from '../../../contract/index.ts';
import styles from './ticket-order.module.css';

/** Into the calendar, back for money, or once more. */
export function OrderActions({ order }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const event = useCalendarEvent(order);
  const { orderNo, ticketId, status, tickets, canRefund } = order;
  const isAhead = tickets.some((ticket) => ticket.status === 'ISSUED');
  const isOver = ['VERIFIED', 'REFUNDED', 'EXPIRED', 'CANCELLED'].includes(status);
  if (!isAhead && !canRefund && !isOver) return null;
  return (
    <div className={styles['section']}>
      {isAhead ? <AddToCalendar event={event} /> : null}
      {canRefund ? (
        <ButtonLink look="quiet" wide to={to('/ticket-order', { orderNo, way: 'refund' })}>
          {t('refunding.refund')}
        </ButtonLink>
      ) : null}
      {isOver ? (
        <ButtonLink look="quiet" wide to={to('/ticket', { id: ticketId })}>
          {t('ticketOrder.again')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** The performance for the device's calendar. Only the tickets of an order change, so they decide its version. */
function useCalendarEvent(order: TicketOrder): CalendarEvent {
  const t = useText('ticketing');
  const { orderNo, title, venue, address, startsAt, endsAt, tickets } = order;
  const held = tickets.filter(({ status }) => status === 'ISSUED' || status === 'VERIFIED');
  const path = `/${currentLanguage()}${to('/ticket-order', { orderNo })}`;
  return {
    id: orderNo,
    version: tickets.length - held.length,
    title: t('ticketOrder.calendarTitle', { name: title, count: held.length }),
    when: { start: startsAt, end: endsAt },
    place: commaText([venue, address], currentLanguage()),
    notes: [
      `${t('ticketOrder.number')}: ${orderNo}`,
      ...held.flatMap(({ seat }) => (seat === '' ? [] : [seat])),
    ].join('\n'),
    url: new URL(path, location.href).href,
  };
}
