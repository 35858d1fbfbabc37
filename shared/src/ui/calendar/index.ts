import { lazy } from 'react';

export type { CalendarDay, DateRange } from './day.ts';
export { NightStrip, type NightStripProps } from './night-strip.tsx';
export { dayInShort } from './names.ts';
export type { PriceCalendarProps } from './price-calendar.tsx';
export type { LoadMonth } from './use-nights.ts';

/** Comes when it is opened, below a `Suspense`: what stands on the first screen is the strip. */
export const PriceCalendar = lazy(() => import('./price-calendar.tsx'));
