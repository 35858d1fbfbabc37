import { sql } from 'drizzle-orm';
import { macauDate, type Clock } from '../../../src/platform/time/clock.ts';
import { addDays, instantOf } from '../../../src/platform/time/macau-days.ts';

/** In minutes after midnight. */
const NOON = 12 * 60;

/** A clock that a test controls; starts at the real time. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
  /** Noon in Macau this many days later, for a test that midnight would disturb. */
  advanceToNoon(days: number): void;
}

export function testClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    sqlNow: () => sql`${new Date(time).toISOString()}::timestamptz`,
    fixedNow: () => new Date(time).toISOString(),
    advance: (seconds) => {
      time += seconds * 1000;
    },
    advanceToNoon: (days) => {
      time = instantOf(addDays(macauDate(new Date(time)), days), NOON).getTime();
    },
  };
}
