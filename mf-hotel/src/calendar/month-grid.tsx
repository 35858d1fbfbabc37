import type { Choice } from './choose.ts';
import type { DateRange, DayOf } from './day.ts';
import { DayButton } from './day-button.tsx';
import { weeksOf } from './months.ts';
import styles from './price-calendar.module.css';

export interface MonthGridProps {
  month: string;
  titleId: string;
  /** the first selectable day, and the last possible departure */
  first: string;
  last: string;
  currency: string;
  range: DateRange;
  dayOf: DayOf;
  /** the effect of a press on a day */
  choiceOf: (date: string) => Choice;
  /** the day with the tab stop */
  stop: string;
  onPress: (date: string) => void;
  isBusy: boolean;
}

/** The days of a month as an ARIA date grid. */
export function MonthGrid(props: MonthGridProps) {
  const { month, titleId, first, last, currency, range, dayOf, choiceOf, stop, onPress, isBusy } = props;
  const weeks = weeksFrom(month, first);
  const lowest = lowestOf(weeks.flat(), dayOf);
  return (
    <div role="grid" aria-labelledby={titleId} aria-busy={isBusy}>
      {weeks.map((week) => (
        <div key={week.find((date) => date !== null)} role="row" className={styles['week']}>
          {week.map((date, position) => (
            <div
              key={date ?? position}
              role="gridcell"
              className={date === null ? styles['gap'] : styles['cell']}
              aria-selected={date !== null && isChosen(date, range)}
            >
              {date !== null && (date < first || date > last) ? (
                <span className={styles['past']}>{Number(date.slice(8))}</span>
              ) : null}
              {date !== null && date >= first && date <= last ? (
                <DayButton
                  date={date}
                  day={dayOf(date)}
                  currency={currency}
                  role={roleIn(date, range)}
                  isLowest={lowest.has(date)}
                  isOff={choiceOf(date).kind === 'refused'}
                  isStop={date === stop}
                  onPress={() => onPress(date)}
                />
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The weeks of a month, without those that are past. */
export const weeksFrom = (month: string, first: string): (string | null)[][] =>
  weeksOf(month).filter((week) => week.some((date) => date !== null && date >= first));

const isChosen = (date: string, { from, to }: DateRange): boolean =>
  from !== null && date >= from && date <= (to ?? from);

function roleIn(date: string, range: DateRange): 'arrival' | 'departure' | 'between' | null {
  if (!isChosen(date, range)) return null;
  if (date === range.from) return 'arrival';
  return date === range.to ? 'departure' : 'between';
}

/** If more nights than this have the lowest price, it is not worth marking. */
const MOST_LOWEST = 7;

/** The month's nights with the lowest price, if they are few. */
function lowestOf(dates: readonly (string | null)[], dayOf: DayOf): ReadonlySet<string> {
  const priced = dates.flatMap((date) => {
    const day = date === null ? undefined : dayOf(date);
    return day?.state === 'OPEN' && day.price !== null ? [{ date: day.date, price: Number(day.price) }] : [];
  });
  const least = Math.min(...priced.map(({ price }) => price));
  const lowest = priced.filter(({ price }) => price === least).map(({ date }) => date);
  return new Set(lowest.length > MOST_LOWEST ? [] : lowest);
}
