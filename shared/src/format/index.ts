import { LANGUAGE_FACTS } from '../contract/language-facts.ts';
import type { Language } from '../contract/languages.ts';
import { formatDay, inDateWords, type DayParts } from './date-words.ts';

export { isEnglishName, normalizeName } from '../contract/english-name.ts';
export { addressedName, isFamilyFirst, personName } from '../contract/person-name.ts';
export {
  isPhone,
  normalizePhone,
  phoneProblem,
  type PhoneBounds,
  type PhoneProblem,
} from '../contract/phone.ts';
export { maskDocument, maskPhone } from '../contract/mask.ts';
export { formatAbout, formatAmount, formatCount } from './amount.ts';
export { addDays, businessDate, daysBetween, hourOfDay, isDate } from './business-date.ts';
export { formatDay, type DayParts } from './date-words.ts';
export { discountFigure } from './discount.ts';
export { commaText, listText, onOneLine, sentencesText, timesText } from './joined.ts';

/** The product's time zone (specification §9): UTC+8, independent of the device. */
const TIME_ZONE = 'Asia/Macau';

/** An instant as a date at UTC+8: `31 Mar 2027`, `2027年3月31日`. */
export function formatDate(instant: string | Date, language: Language): string {
  return formatIn(language, instant, dayParts(language));
}

/** An instant as date and time at UTC+8: `31 Mar 2027, 14:05`. */
export function formatDateTime(instant: string | Date | number, language: Language): string {
  return formatIn(language, instant, {
    ...dayParts(language),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** An instant as a time of day at UTC+8, `10:32` in every language. */
export function formatTime(instant: Date | number): string {
  return formatIn('en', instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** A business date (`YYYY-MM-DD`) as `formatDate` writes it. */
export function formatBusinessDate(date: string, language: Language): string {
  return formatDay(date, language, dayParts(language));
}

/** A business date of the coming year, without the year: `31 Mar`, `3月31日`. */
export function formatDayMonth(date: string, language: Language): string {
  const { day, month } = dayParts(language);
  return formatDay(date, language, { day, month });
}

const dayParts = (language: Language): DayParts => ({
  day: 'numeric',
  month: LANGUAGE_FACTS[language].month,
  year: 'numeric',
});

function formatIn(
  language: Language,
  instant: string | Date | number,
  options: Intl.DateTimeFormatOptions,
): string {
  return inDateWords(language, new Date(instant), { timeZone: TIME_ZONE, ...options });
}

/** `880012345678` → `8800 1234 5678` */
export function formatCardNumber(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
