import { listText, timesText } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';
import type { OpeningPeriod } from '../../contract/index.ts';

/** `11:30–15:00, 18:00–22:30`, in the page's language. */
export function hoursText(periods: readonly OpeningPeriod[]): string {
  const language = currentLanguage();
  return listText(
    periods.map(({ from, to }) => timesText(from, to, language)),
    language,
  );
}

/** When an open outlet closes, `HH:mm`, Macau time; undefined if unknown. */
export function closesAt(periods: readonly OpeningPeriod[], now: string): string | undefined {
  const current = periods.find(({ from, to }) =>
    from < to ? now >= from && now < to : now >= from || now < to,
  );
  return current?.to;
}

/** The place of a business date in a week that begins on Monday: 0 to 6. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
