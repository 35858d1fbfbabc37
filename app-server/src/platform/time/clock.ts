import { sql, type SQL } from 'drizzle-orm';

/**
 * The time, in two forms. Processes share the database's clock, so every stored state is decided by `sqlNow`.
 */
export interface Clock {
  /** the process's time, which follows the database's: for the signature's window, for sessions' age and for display */
  now(): Date;
  /** `now()` of the database, or the fixed instant; a timestamptz expression */
  sqlNow(): SQL;
  /** the value of `preparedClock`'s placeholder: the fixed instant, or null for the database's time */
  fixedNow(): string | null;
}

/** The part of a clock that SQL is built with. */
export type SqlClock = Pick<Clock, 'sqlNow'>;

/** The clock of prepared statements, whose values have `now: clock.fixedNow()`. */
export const preparedClock: SqlClock = {
  sqlNow: () => sql`coalesce(${sql.placeholder('now')}::timestamptz, now())`,
};

/**
 * How far the database's clock is ahead of this machine's, in milliseconds. A process has only one database.
 */
let aheadMs = 0;

/** From now on the process uses the database's time. `ms`: the difference, positive if our clock is slow. */
export function follow(ms: number): void {
  aheadMs = ms;
}

/** The database's time, or a fixed instant (APP_NOW) for pictures and tests. */
export function createClock(fixed?: Date): Clock {
  if (fixed === undefined)
    return { now: () => new Date(Date.now() + aheadMs), sqlNow: () => sql`now()`, fixedNow: () => null };
  return {
    now: () => fixed,
    sqlNow: () => sql`${fixed.toISOString()}::timestamptz`,
    fixedNow: () => fixed.toISOString(),
  };
}

const MACAU_OFFSET_MS = 8 * 3_600_000;

/** Formats an instant for the wire, in seconds: `2026-11-21T12:00:00+08:00` (specification §9: UTC+8). */
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
