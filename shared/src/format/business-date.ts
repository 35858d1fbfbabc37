/** The product's time zone (specification §9): UTC+8 without summer time, independent of the device. */
const OFFSET_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;

/** The date at the resort at an instant, `YYYY-MM-DD`. */
export function businessDate(instant: Date): string {
  return isoDate(instant.getTime() + OFFSET_MS);
}

/** The hour of the day at the resort at an instant, 0 to 23. */
export function hourOfDay(instant: Date): number {
  return new Date(instant.getTime() + OFFSET_MS).getUTCHours();
}

/** `addDays('2026-02-28', 1)` → `2026-03-01` */
export function addDays(date: string, days: number): string {
  return isoDate(midnightOf(date) + days * DAY_MS);
}

/** Nights of a stay, days of a countdown: `daysBetween('2026-12-31', '2027-01-02')` → 2; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (midnightOf(to) - midnightOf(from)) / DAY_MS;
}

/** Whether `YYYY-MM-DD` is a valid calendar date (29 February in leap years only). */
export function isDate(date: string): boolean {
  try {
    midnightOf(date);
    return true;
  } catch {
    return false;
  }
}

/** Midnight UTC, where every day has 24 hours. Throws for an invalid date. */
function midnightOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || isoDate(time) !== date) throw new RangeError(`"${date}" is no date`);
  return time;
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
