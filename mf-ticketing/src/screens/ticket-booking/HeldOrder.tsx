import { formatDay, timesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { dropHold } from '@resort/shared/session';
import { Button, List, Page, Row, SectionHeading } from '@resort/shared/ui';
import { Amount, Countdown } from '@resort/shared/ui/amount';
import type { EventDetail, TicketOrder } from '../../../contract/index.ts';
import { toBooking } from '../../booking/booking-address.ts';
import styles from '../../booking/booking.module.css';
import { counted, keepWish, readWish } from '../../booking/wish.ts';
import { GiveUp } from '../../parts/GiveUp.tsx';
import { HeldPrice } from './HeldPrice.tsx';
import { GuestsPart } from './GuestsPart.tsx';

interface HeldOrderProps {
  event: EventDetail;
  order: TicketOrder;
  /** the order has changed */
  onStale: () => void;
}

/** Held tickets while their time runs: the seats, the guests, the price, and the way to the payment. */
export function HeldOrder({ event, order, onStale }: HeldOrderProps) {
  const t = useText('ticketing');
  const { date, time, endTime, venue, positions, holdUntil, currency } = order;
  const language = currentLanguage();
  const day = formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <Page
      over={event.title}
      title={t('held.title')}
      name={event.title}
      lead={`${day} · ${timesText(time, endTime, language)} · ${venue}`}
    >
      {holdUntil === null ? null : (
        <Countdown key={holdUntil} label={t('held.heldFor')} until={Date.parse(holdUntil)} onEnd={onStale} />
      )}
      <section className={styles['part']} aria-labelledby="held-tickets">
        <SectionHeading id="held-tickets" title={t('booking.ticketCount', { count: positions.length })} />
        <List>
          {positions.map(({ positionId, category, seat, price }) => (
            <Row
              key={positionId}
              title={seat === '' ? category : seat}
              {...(seat === '' ? {} : { detail: category })}
              value={<Amount value={price} currency={currency} />}
            />
          ))}
        </List>
        <Changes event={event} order={order} />
      </section>
      {order.realName === 'NONE' ? null : <GuestsPart order={order} />}
      <HeldPrice event={event} order={order} />
    </Page>
  );
}

/** Change the seats, while that is possible; or cancel. */
function Changes({ event: { ticketId }, order }: Omit<HeldOrderProps, 'onStale'>) {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const { orderNo, date, performanceId, mode, positions, canChangeSeats, canCancel } = order;
  const other = () => {
    const seatNos = positions.flatMap(({ seatNo }) => seatNo ?? []);
    keepWish(ticketId, {
      ...readWish(ticketId),
      performanceId,
      quantities: counted(positions.map(({ categoryId }) => categoryId)),
      seatNos,
      half: { orderNo, performanceId, quantity: positions.length, seatNos },
    });
    void navigate(toBooking({ ticketId, date, performanceId }));
  };
  const leave = () => {
    dropHold();
    return navigate(to('/ticket', { id: ticketId, date }), { replace: true });
  };
  return (
    <div className={styles['changes']}>
      {canChangeSeats ? (
        <Button look="plain" onClick={other}>
          {t(mode === 'SEAT' ? 'held.otherSeats' : 'held.otherTickets')}
        </Button>
      ) : null}
      {canCancel ? <GiveUp orderNo={orderNo} look="plain" onGivenUp={leave} /> : null}
    </div>
  );
}
