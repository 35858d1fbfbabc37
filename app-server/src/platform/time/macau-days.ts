/** Business dates are Macau's, UTC+8 without summer time, independent of the process's time zone. */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The instant this many minutes after midnight of a business date; `1500` is one in the morning of the next
 * day.
 */
export function instantOf(date: string, minutes: number): Date {
  return new Date(Date.parse(`${date}T00:00:00+08:00`) + minutes * MINUTE_MS);
}

/** A business date so many days later: `addDays('2027-02-28', 1)` is `2027-03-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The business dates from the first to the last, inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, n) => addDays(from, n));
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export const minutesLater = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);
