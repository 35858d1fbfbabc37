import { LANGUAGE_TAGS, type Language } from '../contract/languages.ts';

/**
 * Formats these parts of a moment in a language. English follows Macau, with the day before the month, and
 * shortens September to three letters like all months.
 */
export function inDateWords(
  language: Language,
  moment: Date | number,
  options: Intl.DateTimeFormatOptions,
): string {
  if (language !== 'en') return formatOf(LANGUAGE_TAGS[language], options).format(moment);
  return formatOf('en-GB', options)
    .format(moment)
    .replace(/\bSept\b/, 'Sep');
}

/** Which parts of a day are shown, and how. */
export type DayParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/**
 * Formats these parts of a business date (`YYYY-MM-DD`). A business date is not an instant, so it is
 * formatted in UTC.
 */
export function formatDay(date: string, language: Language, parts: DayParts): string {
  return inDateWords(language, Date.parse(`${date}T00:00:00Z`), { ...parts, timeZone: 'UTC' });
}

/**
 * Creating a formatter takes 1 ms on a slow phone, using it a hundredth of that. A row of days needs the same
 * two repeatedly.
 */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
