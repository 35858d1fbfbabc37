import { LANGUAGE_TAGS, type Language } from '../contract/languages.ts';

/**
 * A moment in the words of a language, with these parts of it. English is written as Macau writes it, the day before
 * the month.
 */
export function inDateWords(
  language: Language,
  moment: Date | number,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatOf(language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language], options).format(moment);
}

/** Which parts of a day are told, and how. */
export type DayParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/**
 * A business date (`YYYY-MM-DD`) with these parts of it. It is no instant: it is told as if at UTC, where every day has
 * 24 hours.
 */
export function formatDay(date: string, language: Language, parts: DayParts): string {
  return inDateWords(language, Date.parse(`${date}T00:00:00Z`), { ...parts, timeZone: 'UTC' });
}

/** To make one takes a slow phone 1 ms, to use it a hundredth of that; a row of days asks for the same two each time. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
