export type { CalendarDay, DateRange } from './day.ts';
export { NightStrip } from './night-strip.tsx';
export { monthOf } from './months.ts';
export { dayInShort } from './names.ts';
export type { LoadMonth } from './use-nights.ts';
