import { useState } from 'react';
import type { Stories } from '@resort/shared/gallery';
import { addDays } from '@resort/shared/format';
import { choose } from './choose.ts';
import type { CalendarDay, DateRange } from './day.ts';
import { NightStrip, type LoadMonth } from './index.ts';
import PriceCalendar from './price-calendar.tsx';
import { weekday, weeksOf } from './months.ts';

const FIRST = '2026-12-01';

/**
 * Weekends cost more, Christmas has a minimum stay of three nights, a weekend is full, and one night is
 * closed.
 */
const dayOf = (date: string): CalendarDay => {
  const isWeekend = weekday(date) >= 5;
  const price = isWeekend ? '2380.00' : date.endsWith('-08') ? '1480.00' : '1880.00';
  const state = ['2026-12-18', '2026-12-19'].includes(date)
    ? 'SOLD_OUT'
    : date === '2026-12-15'
      ? 'CLOSED'
      : 'OPEN';
  return {
    date,
    price: state === 'OPEN' ? price : null,
    state,
    minStay: date === '2026-12-24' ? 3 : 1,
    noArrival: date === '2026-12-25',
  };
};
function daysOf(month: string): CalendarDay[] {
  const days = weeksOf(month).flat();
  return days.filter((date) => date !== null).map(dayOf);
}
const loadMonth = async (month: string) => daysOf(month);
const loadForever = () => new Promise<CalendarDay[]>(() => {});
const failToLoad = () => Promise.reject(new Error('no prices'));

function InState({ start, load = loadMonth }: { start: DateRange; load?: LoadMonth }) {
  const [range, setRange] = useState(start);
  return (
    <PriceCalendar
      first={FIRST}
      nights={45}
      maxNights={30}
      currency="MOP"
      range={range}
      onChange={setRange}
      loadMonth={load}
    />
  );
}

function Strip({ days }: { days?: readonly CalendarDay[] | undefined }) {
  const [range, setRange] = useState<DateRange>({ from: '2026-12-11', to: '2026-12-13' });
  const move = (date: string) => {
    const choice = choose({ from: null, to: null }, date, dayOf, 30);
    if (choice.kind === 'arrival') setRange({ from: date, to: addDays(date, 2) });
  };
  return (
    <NightStrip
      label={FIRST}
      first="2026-12-09"
      count={14}
      days={days}
      currency="MOP"
      range={range}
      onChoose={move}
    />
  );
}

const NIGHTS = Array.from({ length: 14 }, (_, night) => dayOf(addDays('2026-12-09', night)));

export default {
  title: 'Price calendar',
  states: {
    empty: () => <InState start={{ from: null, to: null }} />,
    'check-in chosen': () => <InState start={{ from: '2026-12-09', to: null }} />,
    'a stay': () => <InState start={{ from: '2026-12-09', to: '2026-12-12' }} />,
    loading: () => <InState start={{ from: null, to: null }} load={loadForever} />,
    failed: () => <InState start={{ from: null, to: null }} load={failToLoad} />,
    strip: () => <Strip days={NIGHTS} />,
    'strip, loading': () => <Strip />,
  },
} satisfies Stories;
