import { useCallback, useEffect, useState } from 'react';
import { addDays } from '../../format/index.ts';
import { choose, type Choice } from './choose.ts';
import type { CalendarDay, DateRange } from './day.ts';
import { Month, type UseMonth } from './month.tsx';
import { monthOf, monthsBetween } from './months.ts';
import { weekdayNames } from './names.ts';
import styles from './price-calendar.module.css';
import { useSentence } from './use-sentence.ts';
import { useRoving } from './use-roving.ts';

export interface PriceCalendarProps {
  /** the first day that can be chosen: today at the resort, a business date */
  first: string;
  /** how many nights from there can be booked */
  nights: number;
  /** of the longest stay */
  maxNights: number;
  /** of all prices, ISO 4217 */
  currency: string;
  range: DateRange;
  onChange: (range: DateRange) => void;
  /** asks for the days of a month when it comes into sight; a hook, the same at every rendering */
  useMonth: UseMonth;
}

/**
 * Months one below the other, each night with its price; two presses choose a stay. Dates are business dates, texts
 * that no device's zone touches. What cannot be chosen says why, in the line below, which is read out.
 */
export function PriceCalendar(props: PriceCalendarProps) {
  const { first, nights, maxNights, currency, range, onChange, useMonth } = props;
  const last = addDays(first, nights);
  const [known, setKnown] = useState<ReadonlyMap<string, CalendarDay>>(new Map());
  const learn = useCallback((days: readonly CalendarDay[]) => {
    setKnown((before) => new Map([...before, ...days.map((day) => [day.date, day] as const)]));
  }, []);
  const start = range.from !== null && range.from >= first && range.from <= last ? range.from : first;
  const { box, stop, setStop, onKeyDown } = useRoving(start, { first, last });
  const [latest, setLatest] = useState<Choice | null>(null);
  const dayOf = (date: string) => known.get(date);
  const choiceOf = (date: string) => choose(range, date, dayOf, maxNights);
  const press = (date: string) => {
    const choice = choiceOf(date);
    setStop(date);
    setLatest(choice);
    if (choice.kind !== 'refused') onChange(choice.range);
  };
  useStartInSight(box, start, first);
  const months = monthsBetween(first, last);
  const wanted = new Set([months[0], monthOf(stop), monthOf(start)]);
  return (
    <div className={styles['calendar']}>
      <Weekdays />
      {/* the days in it take the focus, and the keys that lead among them */}
      <div ref={box} role="presentation" onKeyDown={onKeyDown}>
        {months.map((month) => (
          <Month
            key={month}
            month={month}
            first={first}
            last={last}
            currency={currency}
            range={range}
            dayOf={dayOf}
            choiceOf={choiceOf}
            stop={stop}
            onPress={press}
            useMonth={useMonth}
            isWanted={wanted.has(month)}
            onDays={learn}
          />
        ))}
      </div>
      <output className={styles['sentence']}>{useSentence(range, latest)}</output>
    </div>
  );
}

function Weekdays() {
  return (
    <div className={styles['weekdays']} aria-hidden="true">
      {weekdayNames().map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/** A stay that is far ahead is where the calendar opens. */
function useStartInSight(box: { current: Element | null }, start: string, first: string): void {
  useEffect(() => {
    if (monthOf(start) === monthOf(first)) return;
    box.current?.querySelector(`[data-month="${monthOf(start)}"]`)?.scrollIntoView({ block: 'start' });
    // once, when it opens
  }, []);
}
