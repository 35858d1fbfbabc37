import { addDays, businessDate, formatDay, formatDayMonth, formatTime } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';

/** What happened in one month at the resort. */
export interface Month<Entry> {
  /** `2026-11` */
  readonly month: string;
  readonly entries: readonly Entry[];
}

/** By month, in the order they came; `at` is an instant. */
export function byMonth<Entry extends { at: string }>(entries: readonly Entry[]): Month<Entry>[] {
  const months: { month: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const month = businessDate(new Date(entry.at)).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}

/** `2026-11` → `November 2026`, `2026年11月` */
export function monthName(month: string): string {
  return formatDay(`${month}-01`, currentLanguage(), { year: 'numeric', month: 'long' });
}

/** When an entry below its month's name was: `18 Nov, 21:19`, `11月18日 21:19`; no line ends in it. */
export function dayAndTime(at: string): string {
  const language = currentLanguage();
  const instant = new Date(at);
  const day = formatDayMonth(businessDate(instant), language);
  return `${day}${language === 'en' ? ',' : ''} ${formatTime(instant)}`.replaceAll(' ', '\u00a0');
}

/** First and last day of a month: `2026-11` → 2026-11-01 to 2026-11-30. */
export function boundsOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** The month with these bounds; null if they are not those of a month. */
export function monthOf(from: string | null, to: string | null): string | null {
  const month = from?.slice(0, 7) ?? '';
  if (from === null || from !== `${month}-01`) return null;
  return boundsOf(month).to === to ? month : null;
}
