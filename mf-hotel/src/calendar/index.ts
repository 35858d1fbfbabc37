import { lazy } from 'react';

export type { CalendarDay, DateRange } from './day.ts';
export { NightStrip } from './night-strip.tsx';
export { monthOf } from './months.ts';
export { dayInShort } from './names.ts';
export type { LoadMonth } from './use-nights.ts';

/** Loaded when it is opened, inside a `Suspense`. The first screen shows only the strip. */
export const PriceCalendar = lazy(loadPriceCalendar);

/** Loads it ahead. */
export function loadPriceCalendar() {
  return import('./price-calendar.tsx');
}
