import { useEffect, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import type { CalendarDay } from './day.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';
import { weeksOf } from './months.ts';
import { monthName } from './names.ts';
import styles from './price-calendar.module.css';
import { useSeen } from './use-seen.ts';

/** What is known of a month's days. */
export interface MonthOfPrices {
  /** the same array while it is the same answer; undefined: not loaded yet */
  days: readonly CalendarDay[] | undefined;
  isError: boolean;
  retry: () => void;
}
/** Asks for a month, `YYYY-MM`; called when it comes into sight. */
export type UseMonth = (month: string) => MonthOfPrices;

export interface MonthProps extends Omit<MonthGridProps, 'isBusy' | 'titleId'> {
  useMonth: UseMonth;
  /** it has been chosen in, or has the focus: shown without being in sight */
  isWanted: boolean;
  onDays: (days: readonly CalendarDay[]) => void;
}

/** One month below the other; before it is in sight it only takes its room. */
export function Month({ useMonth, isWanted, onDays, ...grid }: MonthProps) {
  const titleId = useId();
  const { element, isSeen } = useSeen<HTMLElement>(isWanted);
  const weeks = weeksOf(grid.month).length;
  return (
    <section ref={element} className={styles['month']} data-month={grid.month} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['monthName']}>
        {monthName(grid.month)}
      </h3>
      {isSeen ? (
        <SeenMonth useMonth={useMonth} onDays={onDays} titleId={titleId} {...grid} />
      ) : (
        <div style={{ height: `calc(${weeks} * var(--cell))` }} />
      )}
    </section>
  );
}

type SeenMonthProps = Omit<MonthProps, 'isWanted'> & { titleId: string };

function SeenMonth({ useMonth, onDays, ...grid }: SeenMonthProps) {
  const t = useText('shell');
  const { days, isError, retry } = useMonth(grid.month);
  useEffect(() => {
    if (days !== undefined) onDays(days);
    // what to do with them is the calendar's, the same at every time
  }, [days]);
  return (
    <>
      {isError && days === undefined ? (
        <p className={styles['failed']} role="status">
          {t('calendar.failed')}
          <Button look="plain" onClick={retry}>
            {t('kit.retry')}
          </Button>
        </p>
      ) : null}
      <MonthGrid {...grid} isBusy={days === undefined && !isError} />
    </>
  );
}
