import { useText } from '@resort/shared/i18n';
import { Notice, SectionHeading, Skeleton, RetryNotice } from '@resort/shared/ui';
import { SlotStrip, type Slot } from '@resort/shared/ui/slots';
import type { EventDetail, TicketPerformance } from '../../../contract/index.ts';
import { DayChoice } from '../../booking/DayChoice.tsx';
import styles from '../../booking/booking.module.css';
import { isToBeHad } from '../../booking/is-to-be-had.ts';
import type { Choice } from './use-choice.ts';

/** The day and the performance. */
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
      <Performances choice={choice} />
    </section>
  );
}

function Performances({ choice }: { choice: Choice }) {
  const t = useText('ticketing');
  const { performances, performance, hasFailed, retry, choosePerformance } = choice;
  if (performances === undefined) {
    return hasFailed ? (
      <RetryNotice message={t('booking.performancesFailed')} onRetry={retry} />
    ) : (
      <Skeleton height={56} />
    );
  }
  if (performances.length === 0) return <Notice>{t('booking.noPerformances')}</Notice>;
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
        label={t('booking.performance')}
        slots={performances.map(slotOf)}
        chosen={performance?.time}
        onChoose={(time) =>
          choosePerformance(performances.find((each) => each.time === time)?.performanceId ?? '')
        }
      />
      {performance === undefined ? <p className={styles['line']}>{t('booking.choosePerformance')}</p> : null}
    </>
  );
}
