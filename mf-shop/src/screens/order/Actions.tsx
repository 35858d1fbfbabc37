import { commaText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { Countdown } from '@resort/shared/ui/amount';
import { AddToCalendar } from '@resort/shared/ui/calendar-file';
import type { Reservation } from '../../../contract/index.ts';
import { moneyText } from '../../booking/money-text.ts';
import { toOutlet } from '../../outlets/links.ts';
import { CancelReservation } from './CancelReservation.tsx';
import styles from './order.module.css';

interface ActionsProps {
  reservation: Reservation;
  /** its hold has run out: it has to be read again */
  onOver: () => void;
}

/** The possible actions: pay, change, cancel, add to the calendar, book again. */
export function Actions({ reservation, onOver }: ActionsProps) {
  const t = useText('shop');
  const { orderNo, shopId, pay, canModify, status } = reservation;
  const isOver = ['DECLINED', 'EXPIRED', 'CANCELLED', 'FINISHED', 'NO_SHOW'].includes(status);
  return (
    <div className={styles['actions']}>
      {pay === null ? null : (
        <>
          <Countdown label={t('order.heldFor')} until={Date.parse(pay.holdUntil)} onEnd={onOver} />
          <ButtonLink wide to={to('/shop-pay', { orderNo })}>
            {t('order.pay', { amount: moneyText(reservation.currency, pay.amount) })}
          </ButtonLink>
        </>
      )}
      {status === 'RESERVED' ? <Calendar reservation={reservation} /> : null}
      {canModify ? (
        <ButtonLink look="quiet" wide to={to('/shop-booking', { orderNo })}>
          {t('order.change')}
        </ButtonLink>
      ) : null}
      <CancelReservation reservation={reservation} />
      {isOver ? (
        <ButtonLink look="quiet" wide to={toOutlet(shopId)}>
          {t('order.again')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Calendar({ reservation }: { reservation: Reservation }) {
  const t = useText('shop');
  const { orderNo, version, shopName, startsAt, endsAt, party, phone, address } = reservation;
  const path = `/${currentLanguage()}${to('/shop-order', { orderNo })}`;
  return (
    <AddToCalendar
      event={{
        id: orderNo,
        version,
        title: t('order.calendarTitle', { name: shopName, count: party }),
        when: { start: startsAt, end: endsAt },
        place: commaText([shopName, address], currentLanguage()),
        notes: `${t('order.number')}: ${orderNo}\n${phone}`,
        url: new URL(path, location.href).href,
      }}
    />
  );
}
