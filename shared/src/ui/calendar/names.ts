import { formatAmount } from '../../format/index.ts';
import { currentLanguage, LANGUAGE_TAGS } from '../../i18n/index.ts';

/** A Sunday, so that the days after it are the week. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

/* Business dates are no instants: they are told as if at UTC, where every day has 24 hours. */
function told(time: number, options: Intl.DateTimeFormatOptions): string {
  const language = currentLanguage();
  const locale = language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language];
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(time);
}
const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** `December 2026` */
export const monthName = (month: string): string =>
  told(midnight(`${month}-01`), { month: 'long', year: 'numeric' });

/** `Thursday 24 December 2026`, to be heard. */
export const dayInWords = (date: string): string =>
  told(midnight(date), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `Thu 24 Dec`, for a day of the coming year; no line ends in it. */
export const dayInShort = (date: string): string =>
  told(midnight(date), { weekday: 'short', day: 'numeric', month: 'short' }).replaceAll(' ', '\u00a0');

/** `Thu` */
export const weekdayName = (date: string): string => told(midnight(date), { weekday: 'short' });

/** The week from Sunday on, in short. */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, day) => told(SUNDAY + day * DAY_MS, { weekday: 'short' }));

/** A price for a small place: whole units, and never less than it is. `1880.50` → `1,881` */
export function wholePrice(price: string): string {
  const [whole = '0', cents = ''] = price.split('.');
  const units = BigInt(whole) + (/[1-9]/.test(cents) ? 1n : 0n);
  return formatAmount(units.toString()).slice(0, -3);
}
