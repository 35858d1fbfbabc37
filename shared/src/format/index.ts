import { LANGUAGE_TAGS, type Language } from '../contract/languages.ts';

export { isPhone, maskPhone, normalizePhone, type PhoneBounds } from '../contract/phone.ts';

/** The product's clock (specification §9): UTC+8 whatever the device says. */
const TIME_ZONE = 'Asia/Macau';

/** An instant as a date at UTC+8: `31 Mar 2027`, `2027年3月31日`. */
export function formatDate(instant: string | Date, language: Language): string {
  const format = new Intl.DateTimeFormat(
    LANGUAGE_TAGS[language] === 'en' ? 'en-GB' : LANGUAGE_TAGS[language],
    {
      timeZone: TIME_ZONE,
      day: 'numeric',
      month: language === 'en' ? 'short' : 'long',
      year: 'numeric',
    },
  );
  return format.format(new Date(instant));
}

/** `880012345678` → `8800 1234 5678` */
export function formatCardNumber(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The hour of the day at UTC+8, 0 to 23. */
export function hourOfDay(instant: Date): number {
  return (instant.getUTCHours() + 8) % 24;
}
