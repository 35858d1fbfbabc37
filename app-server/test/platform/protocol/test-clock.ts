import { sql } from 'drizzle-orm';
import type { Clock } from '../../../src/platform/time/clock.ts';

/** A clock that a test controls; starts at the real time. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
  /** Noon in Macau this many days later, for a test that midnight would disturb. */
  advanceToNoon(days: number): void;
}

/** Macau is eight hours ahead of UTC. */
const secondsOfDay = (time: number) => (time / 1000 + 8 * 3600) % 86_400;

export function testClock(): TestClock {
  let time = Date.now();
  const advance = (seconds: number) => {
    time += seconds * 1000;
  };
  return {
    now: () => new Date(time),
    sqlNow: () => sql`${new Date(time).toISOString()}::timestamptz`,
    advance,
    advanceToNoon: (days) => advance(days * 86_400 + 12 * 3600 - secondsOfDay(time)),
  };
}
