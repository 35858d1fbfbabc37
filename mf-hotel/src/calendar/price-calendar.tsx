import { useEffect, useRef, useState, type RefObject } from 'react';
import { addDays } from '@resort/shared/format';
import { choose, type Choice } from './choose.ts';
import type { DateRange } from './day.ts';
import { Month } from './month.tsx';
import { monthOf, monthsBetween } from './months.ts';
import { weekdayNames } from './names.ts';
import styles from './price-calendar.module.css';
import { useSentence } from './use-sentence.ts';
import { useNights, type LoadMonth } from './use-nights.ts';
import { useRoving } from './use-roving.ts';

export interface PriceCalendarProps {
  /** the first selectable day: today at the resort, a business date */
  first: string;
  /** how many nights can be booked from there */
  nights: number;
  /** of the longest stay */
  maxNights: number;
  /** currency of all prices, ISO 4217 */
  currency: string;
  range: DateRange;
  onChange: (range: DateRange) => void;
  /** called when a month comes into view; must be the same function on every render */
  loadMonth: LoadMonth;
}

/**
 * Months one below the other, each night with its price. Two presses choose a stay. Dates are business dates
 * (texts), so the device's time zone has no effect. The line above, which is read out, says why a day cannot
 * be chosen.
 */
export default function PriceCalendar(props: PriceCalendarProps) {
  const { first, nights, maxNights, currency, range, onChange, loadMonth } = props;
  const last = addDays(first, nights);
  const { dayOf, ask, stateOf } = useNights(loadMonth);
  const start = range.from !== null && range.from >= first && range.from <= last ? range.from : first;
  const box = useRef<HTMLDivElement>(null);
  const { stop, setStop, onKeyDown } = useRoving(box, start, { first, last });
  const [latest, setLatest] = useState<Choice | null>(null);
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
      <div className={styles['head']}>
        <output className={styles['sentence']}>{useSentence(range, latest)}</output>
        <Weekdays />
      </div>
      {/* the days inside take the focus and handle the keys */}
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
            state={stateOf(month)}
            isWanted={wanted.has(month)}
            onAsk={ask}
          />
        ))}
      </div>
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

/** Scrolls to a chosen stay that is far ahead when the calendar opens. */
function useStartInSight(box: RefObject<Element | null>, start: string, first: string): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const month = box.current?.querySelector(`[data-month="${monthOf(start)}"]`);
    if (!month || monthOf(start) === monthOf(first)) return;
    const scroller = scrollerOf(month);
    const head = box.current?.previousElementSibling?.getBoundingClientRect().height ?? 0;
    const top = month.getBoundingClientRect().top - head;
    if (scroller) scroller.scrollTop += top - scroller.getBoundingClientRect().top;
  }, [box, start, first]);
}

/** The calendar's scroll container; null if it is the page, which must not scroll. */
function scrollerOf(element: Element): Element | null {
  const isScroller = ({ overflowY }: CSSStyleDeclaration) => /auto|scroll/.test(overflowY);
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    if (isScroller(getComputedStyle(at))) return at;
  }
  return null;
}
