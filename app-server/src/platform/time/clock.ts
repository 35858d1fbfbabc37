import { sql, type SQL } from 'drizzle-orm';

/** The time, twice: several processes agree on the database's, so every stored state is decided by `sqlNow`. */
export interface Clock {
  /** process time: for the signature's window and for what is only shown */
  now(): Date;
  /** `now()` of the database, or the fixed instant; a timestamptz expression */
  sqlNow(): SQL;
}

/** How far the database's clock is ahead of this machine's; one number, since a process has one database. */
let aheadMs = 0;

/** From now on the process's time is the database's: where `ms` is the difference, positive where ours is slow. */
export function follow(ms: number): void {
  aheadMs = ms;
}

/** Real time, as the database has it, or one fixed instant (APP_NOW), for pictures and tests. */
export function createClock(fixed?: Date): Clock {
  if (fixed === undefined) return { now: () => new Date(Date.now() + aheadMs), sqlNow: () => sql`now()` };
  return { now: () => fixed, sqlNow: () => sql`${fixed.toISOString()}::timestamptz` };
}

const MACAU_OFFSET_MS = 8 * 3_600_000;

/** An instant as the wire writes it, to the second: `2026-11-21T12:00:00+08:00` (specification §9: UTC+8). */
export function macauInstant(instant: Date): string {
  return `${new Date(instant.getTime() + MACAU_OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}

/** The calendar year at UTC+8. */
export function macauYear(instant: Date): number {
  return new Date(instant.getTime() + MACAU_OFFSET_MS).getUTCFullYear();
}

/** The calendar day at UTC+8, YYYY-MM-DD. */
export function macauDate(instant: Date): string {
  return macauInstant(instant).slice(0, 10);
}
