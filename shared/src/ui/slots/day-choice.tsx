import { useState } from 'react';
import { addDays } from '../../format/index.ts';
import { Button } from '../button.tsx';
import { RetryNotice } from '../feedback/retry-notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { DayStrip, type StripDay } from './day-strip.tsx';
import styles from './slots.module.css';

/** How many days are asked for at a time, and how often. */
const DAYS = 14;
const MOST = 4;

/** What a query hook returns about a range of days. */
interface DaysQuery<Day> {
  readonly data?: readonly Day[] | undefined;
  /** undefined while the range that is asked for is on its way */
  readonly currentData?: readonly Day[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface DayChoiceProps<Day> {
  /** a hook that reads the days of a range, both ends included */
  useDays: (range: { readonly from: string; readonly to: string }) => DaysQuery<Day>;
  stripDay: (day: Day) => StripDay;
  today: string;
  /** the last day that can be booked; without, the strip ends by itself */
  lastDay?: string | null | undefined;
  chosen: string | undefined;
  onChoose: (date: string) => void;
  words: { readonly label: string; readonly more: string; readonly failed: string };
}

/** The next days with their availability; later ones on demand. */
export function DayChoice<Day>(props: DayChoiceProps<Day>) {
  const { useDays, stripDay, today, lastDay, chosen, onChoose, words } = props;
  const [parts, setParts] = useState(() => (chosen && chosen > addDays(today, DAYS - 1) ? MOST : 1));
  const to = addDays(today, DAYS * parts - 1);
  const query = useDays({ from: today, to });
  // while more days are on their way, those that are known stay
  const days = query.currentData ?? (query.isFetching ? query.data : undefined);
  if (days === undefined) {
    return query.isError ? (
      <RetryNotice message={words.failed} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={88} />
    );
  }
  return (
    <div className={styles['choice']}>
      <DayStrip
        label={words.label}
        days={days.map(stripDay)}
        today={today}
        chosen={chosen}
        onChoose={onChoose}
      />
      {parts < MOST && (lastDay == null || lastDay > to) ? (
        <Button look="plain" busy={query.isFetching} onClick={() => setParts(parts + 1)}>
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}
