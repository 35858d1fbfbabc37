import { useState } from 'react';
import { addDays } from '../../../format/index.ts';
import { Button } from '../../button/button.tsx';
import { RetryNotice } from '../../screen/feedback/retry-notice.tsx';
import { Skeleton } from '../../screen/feedback/skeleton.tsx';
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

/** The days that are asked for, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  /** asks for more days; undefined when these are the most */
  readonly more: (() => void) | undefined;
}

/** A range of days from today that grows on demand; it has the chosen day from the start. */
export function useDayRange(today: string, chosen: string | undefined): DayRange {
  const [parts, setParts] = useState(() => (chosen && chosen > addDays(today, DAYS - 1) ? MOST : 1));
  return {
    from: today,
    to: addDays(today, DAYS * parts - 1),
    more: parts < MOST ? () => setParts(parts + 1) : undefined,
  };
}

export interface DayChoiceProps<Day> {
  range: DayRange;
  /** about the days of the range */
  query: DaysQuery<Day>;
  stripDay: (day: Day) => StripDay;
  /** the last day that can be booked; without, the strip ends by itself */
  lastDay?: string | null | undefined;
  chosen: string | undefined;
  onChoose: (date: string) => void;
  words: { readonly label: string; readonly more: string; readonly failed: string };
}

/** The next days with their availability; later ones on demand. */
export function DayChoice<Day>(props: DayChoiceProps<Day>) {
  const { range, query, stripDay, lastDay, chosen, onChoose, words } = props;
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
        today={range.from}
        chosen={chosen}
        onChoose={onChoose}
      />
      {range.more && (lastDay == null || lastDay > range.to) ? (
        <Button look="plain" busy={query.isFetching} onClick={range.more}>
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}
