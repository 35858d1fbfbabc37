import { businessDate } from '@resort/shared/format';
import { currentLanguage, LANGUAGE_TAGS } from '@resort/shared/i18n';

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
  const language = currentLanguage();
  const tag = language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language];
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long' });
  return format.format(new Date(`${month}-15T00:00:00Z`));
}
