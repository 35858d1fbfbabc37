import { addDays } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Button, Skeleton, RetryNotice } from '@resort/shared/ui';
import { DayStrip, type StripDay } from '@resort/shared/ui/slots';
import { useState } from 'react';
import type { SaleState, TicketDay } from '../../contract/index.ts';
import { useEventDaysQuery } from '../api/catalogue.ts';
import { today } from '../events/today.ts';
import styles from './booking.module.css';

/** How many days are asked for at a time, and at most: the call answers 62. */
const DAYS = 14;
const MOST = 4;

const STATES = {
  OPEN: 'open',
  FEW: 'few',
  PRESALE: 'few',
  COMING: 'few',
  SOLD_OUT: 'full',
  CLOSED: 'closed',
} as const satisfies Record<SaleState, StripDay['state']>;

interface DayChoiceProps {
  ticketId: string;
  /** the last day with a session; without, the strip ends by itself */
  lastDay: string | null;
  chosen: string | undefined;
  onChoose: (date: string) => void;
}

/** The next days with their availability; later ones on demand. */
export function DayChoice({ ticketId, lastDay, chosen, onChoose }: DayChoiceProps) {
  const t = useText('ticketing');
  const first = today();
  const [parts, setParts] = useState(() => (chosen && chosen > addDays(first, DAYS - 1) ? MOST : 1));
  const to = addDays(first, DAYS * parts - 1);
  const query = useEventDaysQuery({ ticketId, from: first, to }, { refetchOnMountOrArgChange: 60 });
  // while more days are on their way, those that are known stay
  const days = query.currentData ?? (query.isFetching ? query.data : undefined);
  if (days === undefined) {
    return query.isError ? (
      <RetryNotice message={t('booking.daysFailed')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={88} />
    );
  }
  const noteOf = ({ state }: TicketDay) => (state === 'OPEN' ? undefined : t(`sale.short.${state}`));
  return (
    <div className={styles['days']}>
      <DayStrip
        label={t('booking.day')}
        days={days.map((day) => ({ date: day.date, state: STATES[day.state], note: noteOf(day) }))}
        today={first}
        chosen={chosen}
        onChoose={onChoose}
      />
      {parts < MOST && (lastDay === null || lastDay > to) ? (
        <Button look="plain" busy={query.isFetching} onClick={() => setParts(parts + 1)}>
          {t('booking.moreDays')}
        </Button>
      ) : null}
    </div>
  );
}
