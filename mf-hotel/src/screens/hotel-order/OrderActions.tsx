import { commaText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { AddToCalendar, type CalendarEvent } from '@resort/shared/ui/calendar-file';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useHotelQuery } from '../../api/hotel.ts';
import { CancelStay } from './CancelStay.tsx';
import styles from './hotel-order.module.css';

/** Into the calendar, another time, other guests, or not at all. */
export function OrderActions({ order }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const event = useCalendarEvent(order);
  const { id, status, canModify } = order;
  return (
    <div className={styles['actions']}>
      {status === 'RESERVED' || status === 'MODIFYING' ? <AddToCalendar event={event} /> : null}
      {canModify ? (
        <ButtonLink look="quiet" wide to={to('/hotel-order', { id, change: 'stay' })}>
          {t('order.changeStay')}
        </ButtonLink>
      ) : null}
      {canModify ? (
        <ButtonLink look="quiet" wide to={to('/hotel-order', { id, change: 'guests' })}>
          {t('order.changeGuests')}
        </ButtonLink>
      ) : null}
      <CancelStay order={order} />
    </div>
  );
}

/** The stay for the device's calendar, with the details for the journey. */
function useCalendarEvent(order: HotelOrderDetail): CalendarEvent {
  const t = useText('hotel');
  const { data: hotel } = useHotelQuery({ hotelCode: order.hotelCode });
  const { id, orderNo, version, hotelName, roomName, checkIn, checkOut, phone } = order;
  const times =
    hotel === undefined
      ? []
      : [t('order.times', { from: hotel.policies.checkInFrom, by: hotel.policies.checkOutBy })];
  return {
    id: orderNo,
    version,
    title: commaText([hotelName, roomName], currentLanguage()),
    when: { from: checkIn, to: checkOut },
    place: hotel?.address,
    notes: [`${t('order.number')}: ${orderNo}`, ...times, phone].join('\n'),
    url: `${location.origin}/${currentLanguage()}${to('/hotel-order', { id })}`,
  };
}
