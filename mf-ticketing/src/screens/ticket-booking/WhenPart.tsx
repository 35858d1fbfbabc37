import { useText } from '@resort/shared/i18n';
import { Notice, SectionHeading, Skeleton, RetryNotice } from '@resort/shared/ui';
import { SlotStrip, type Slot } from '@resort/shared/ui/slots';
import type { EventDetail, TicketPerformance } from '../../../contract/index.ts';
import { DayChoice } from '../../booking/DayChoice.tsx';
import styles from '../../booking/booking.module.css';
import { isToBeHad } from '../../booking/is-to-be-had.ts';
import type { Choice } from './use-choice.ts';

/** The day and the session. */
export function WhenPart({ event, choice }: { event: EventDetail; choice: Choice }) {
  const t = useText('ticketing');
  return (
    <section className={styles['part']} aria-labelledby="booking-when">
      <SectionHeading id="booking-when" title={t('event.when')} />
      <DayChoice
        ticketId={event.ticketId}
        lastDay={event.lastDay}
        chosen={choice.date}
        onChoose={choice.chooseDay}
      />
      <Sessions choice={choice} />
    </section>
  );
}

function Sessions({ choice }: { choice: Choice }) {
  const t = useText('ticketing');
  const { sessions, session, hasFailed, retry, chooseSession } = choice;
  if (sessions === undefined) {
    return hasFailed ? (
      <RetryNotice message={t('booking.sessionsFailed')} onRetry={retry} />
    ) : (
      <Skeleton height={56} />
    );
  }
  if (sessions.length === 0) return <Notice>{t('booking.noSessions')}</Notice>;
  const slotOf = ({ time, state, left }: TicketPerformance): Slot => {
    if (!isToBeHad(state)) return { time, state: 'full', note: t(`sale.short.${state}`) };
    if (state === 'OPEN') return { time, state: 'open' };
    return {
      time,
      state: 'few',
      note: t(state === 'FEW' ? 'booking.left' : 'sale.short.PRESALE', { count: left }),
    };
  };
  return (
    <>
      <SlotStrip
        label={t('booking.session')}
        slots={sessions.map(slotOf)}
        chosen={session?.time}
        onChoose={(time) => chooseSession(sessions.find((each) => each.time === time)?.sessionId ?? '')}
      />
      {session === undefined ? <p className={styles['line']}>{t('booking.chooseSession')}</p> : null}
    </>
  );
}
