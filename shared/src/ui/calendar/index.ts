export type { CalendarDay, DateRange } from './day.ts';
export { NightStrip, type NightStripProps } from './night-strip.tsx';
export { dayInShort } from './names.ts';
export { PriceCalendar, type PriceCalendarProps } from './price-calendar.tsx';
export type { LoadMonth } from './use-nights.ts';
