import { formatAmount, isDate, timesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { LinkRow, List, Notice, Row, SectionHeading, Skeleton } from '@resort/shared/ui';
import { WaitingRow } from '@resort/shared/ui/waiting';
import { useState } from 'react';
import type { EventDetail, TicketPerformance } from '../../../contract/index.ts';
import { usePerformancesQuery } from '../../api/catalogue.ts';
import { toBooking } from '../../booking/booking-address.ts';
import { DayChoice } from '../../booking/DayChoice.tsx';
import { isToBeHad } from '../../booking/is-to-be-had.ts';
import { today } from '../../events/today.ts';
import styles from './ticket.module.css';

/** The days and the performances of one of them, each straight into its booking. */
export function WhenPart({ event }: { event: EventDetail }) {
  const t = useText('ticketing');
  const [params, setParams] = useSearchParams();
  const { ticketId, next, lastDay } = event;
  const [asked, setAsked] = useState(params.get('date'));
  const date = asked !== null && isDate(asked) && asked >= today() ? asked : next?.date;
  const choose = (day: string) => {
    setAsked(day);
    setParams(
      (before) => {
        before.set('date', day);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <section className={styles['part']} aria-labelledby="ticket-when">
      <SectionHeading id="ticket-when" title={t('event.when')} />
      {next === null ? (
        <Notice>{t('event.noPerformances')}</Notice>
      ) : (
        <>
          <DayChoice ticketId={ticketId} lastDay={lastDay} chosen={date} onChoose={choose} />
          {date === undefined ? null : <PerformancesOf ticketId={ticketId} date={date} />}
        </>
      )}
    </section>
  );
}

function PerformancesOf({ ticketId, date }: { ticketId: string; date: string }) {
  const t = useText('ticketing');
  const { currentData, isError } = usePerformancesQuery(
    { ticketId, date },
    { refetchOnMountOrArgChange: 60 },
  );
  if (currentData === undefined) {
    return isError ? (
      <Notice tone="danger">{t('booking.performancesFailed')}</Notice>
    ) : (
      <Skeleton height={64} />
    );
  }
  if (currentData.performances.length === 0) return <Notice>{t('booking.noPerformances')}</Notice>;
  return (
    <List label={t('booking.performance')}>
      {currentData.performances.map((performance) => (
        <PerformanceRow key={performance.performanceId} {...{ ticketId, date, performance }} />
      ))}
    </List>
  );
}

interface PerformanceRowProps {
  ticketId: string;
  date: string;
  performance: TicketPerformance;
}

function PerformanceRow({ ticketId, date, performance }: PerformanceRowProps) {
  const t = useText('ticketing');
  const { performanceId, time, endTime, state, left, categories } = performance;
  const title = timesText(time, endTime, currentLanguage());
  if (state === 'SOLD_OUT')
    return (
      <WaitingRow title={title} state={t('sale.SOLD_OUT')} what={{ show: { ticketId, performanceId } }} />
    );
  if (!isToBeHad(state)) return <Row title={title} value={t(`sale.${state}`)} />;
  const [least] = categories.map(({ price }) => price).sort((one, other) => Number(one) - Number(other));
  return (
    <LinkRow
      to={toBooking({ ticketId, date, performanceId })}
      title={title}
      detail={
        state === 'OPEN'
          ? t('booking.toBeHad')
          : state === 'FEW'
            ? t('booking.left', { count: left })
            : t(`sale.${state}`)
      }
      {...(least === undefined ? {} : { value: t('booking.from', { amount: formatAmount(least, 'MOP') }) })}
    />
  );
}
