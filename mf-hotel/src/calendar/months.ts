import { addDays, daysBetween } from '@resort/shared/format';

/** `2026-12-24` → `2026-12` */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The months from one day's to another's: `2026-11` … `2027-12`. */
export function monthsBetween(first: string, last: string): string[] {
  const months = [monthOf(first)];
  for (let month = next(first); month <= last; month = next(month)) months.push(monthOf(month));
  return months;
}

/**
 * The days of a month in weeks that begin on Sunday, as in Macau's calendars; null before the first and after
 * the last.
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const days = daysBetween(first, next(first));
  const before = weekday(first);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const at = week * 7 + day - before;
      return at >= 0 && at < days ? addDays(first, at) : null;
    }),
  );
}

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Adds months and keeps the day, or uses the month's last day: 31 January plus one month is 28 February. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = daysBetween(first, next(first));
  return addDays(first, Math.min(day, last) - 1);
}

/** The first day of the next month. */
function next(date: string): string {
  return `${monthOf(addDays(`${monthOf(date)}-28`, 7))}-01`;
}
