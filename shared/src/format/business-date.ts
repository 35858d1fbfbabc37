/** The product's clock (specification §9): UTC+8, without summer time, whatever the device says. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The date at the resort at an instant, `YYYY-MM-DD`. */
export function businessDate(instant: Date): string {
  return isoDate(instant.getTime() + OFFSET_MS);
}

/** `addDays('2026-02-28', 1)` → `2026-03-01` */
export function addDays(date: string, days: number): string {
  return isoDate(midnightOf(date) + days * DAY_MS);
}

/** Nights of a stay, days of a countdown: `daysBetween('2026-12-31', '2027-01-02')` → 2; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return (midnightOf(to) - midnightOf(from)) / DAY_MS;
}

/** Whether `YYYY-MM-DD` stands in the calendar: 29 February does every four years. */
export function isDate(date: string): boolean {
  try {
    midnightOf(date);
    return true;
  } catch {
    return false;
  }
}

/** As if at UTC, where every day has 24 hours. Throws for what is no date of the calendar. */
function midnightOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || isoDate(time) !== date) throw new RangeError(`"${date}" is no date`);
  return time;
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
