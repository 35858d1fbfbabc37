import { formatDay, type DayParts } from '../../../format/index.ts';
import { currentLanguage, LANGUAGE_TAGS } from '../../../i18n/index.ts';

/**
 * The parts of a business date (`YYYY-MM-DD`) in the page's language, independent of the device's time zone.
 */
export function dayWords(date: string): { weekday: string; day: string; month: string; whole: string } {
  const words = (parts: DayParts) => formatDay(date, currentLanguage(), parts);
  return {
    weekday: words({ weekday: 'short' }),
    day: String(Number(date.slice(8))),
    month: words({ month: 'short' }),
    whole: words({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

/** The full weekday of a business date: `Saturday`, `星期六`. */
export const weekdayName = (date: string): string => formatDay(date, currentLanguage(), { weekday: 'long' });

/** `today`, `今天` */
export function todayWord(): string {
  const word = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(0, 'day');
  return word.charAt(0).toLocaleUpperCase(locale()) + word.slice(1);
}

const locale = () => (currentLanguage() === 'en' ? 'en-GB' : LANGUAGE_TAGS[currentLanguage()]);
