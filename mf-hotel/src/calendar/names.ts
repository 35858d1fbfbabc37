import { addDays, formatDay, type DayParts } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';

/** A Sunday as the reference for the weekday names. */
const A_SUNDAY = '2026-11-01';

const told = (date: string, parts: DayParts) => formatDay(date, currentLanguage(), parts);

/** `December 2026` */
export const monthName = (month: string): string => told(`${month}-01`, { month: 'long', year: 'numeric' });

/** `Thursday 24 December 2026`, for screen readers. */
export const dayInWords = (date: string): string =>
  told(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `Thu 24 Dec`, for a day of the coming year, with no-break spaces. */
export const dayInShort = (date: string): string =>
  told(date, { weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0');

/** `Thu` */
export const weekdayName = (date: string): string => told(date, { weekday: 'short' });

/** Short weekday names, from Sunday. */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, day) => told(addDays(A_SUNDAY, day), { weekday: 'short' }));
