import { addDays } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Button, Skeleton, RetryNotice } from '@resort/shared/ui';
import { DayStrip } from '@resort/shared/ui/slots';
import { useState } from 'react';
import { useBookableDaysQuery } from '../api/availability.ts';
import type { AskedTimes } from './asked-times.ts';
import styles from './booking.module.css';

/** How many days are asked for at a time. */
const DAYS = 14;

interface DayChoiceProps {
  wish: AskedTimes;
  today: string;
  /** the last day that can be booked; without, the strip ends by itself */
  lastDay?: string | undefined;
  chosen: string | undefined;
  onChoose: (date: string) => void;
}

/** The next days with their availability; later ones on demand. */
export function DayChoice({ wish, today, lastDay, chosen, onChoose }: DayChoiceProps) {
  const t = useText('shop');
  const [weeks, setWeeks] = useState(() => (chosen && chosen > addDays(today, DAYS - 1) ? 4 : 1));
  const to = addDays(today, DAYS * weeks - 1);
  const query = useBookableDaysQuery({ ...wish, from: today, to }, { refetchOnMountOrArgChange: 60 });
  // while more days are on their way, those that are known stay
  const days = query.currentData ?? (query.isFetching ? query.data : undefined);
  if (days === undefined) {
    return query.isError ? (
      <RetryNotice message={t('booking.daysFailed')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={88} />
    );
  }
  const noteOf = { OPEN: undefined, FULL: t('booking.full'), CLOSED: t('booking.closed') };
  const stateOf = { OPEN: 'open', FULL: 'full', CLOSED: 'closed' } as const;
  return (
    <div className={styles['days']}>
      <DayStrip
        label={t('booking.date')}
        days={days.map(({ date, state }) => ({ date, state: stateOf[state], note: noteOf[state] }))}
        today={today}
        chosen={chosen}
        onChoose={onChoose}
      />
      {weeks < 4 && (lastDay === undefined || lastDay > to) ? (
        <Button look="plain" busy={query.isFetching} onClick={() => setWeeks(weeks + 1)}>
          {t('booking.moreDays')}
        </Button>
      ) : null}
    </div>
  );
}
