import { sql } from 'drizzle-orm';
import type { Clock } from '../../../src/platform/time/clock.ts';

/** A clock that a test controls; starts at the real time. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

export function testClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    sqlNow: () => sql`${new Date(time).toISOString()}::timestamptz`,
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}
