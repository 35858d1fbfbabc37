import { programmeYear } from '../../../src/core/member/programme-year.ts';
import { macauYear } from '../../../src/platform/time/clock.ts';
import type { When } from './steps.ts';

const DAY_MS = 86_400_000;
const startOfYear = (now: Date) => new Date(`${macauYear(now)}-01-01T00:00:00+08:00`).getTime();

/**
 * The instant of a step, seen from now. What was spent last year counts in an earlier programme year, and what was spent
 * this year in the present one; so balances and tier points are the same on every day of a year.
 */
export function instantOf({ in: part, days }: When, now: Date): Date {
  const year = startOfYear(now);
  const programme = programmeYear(now).startsAt.getTime();
  const ago = now.getTime() - days * DAY_MS;
  if (part === 'THIS_YEAR') return new Date(Math.max(ago, year, programme));
  return new Date(Math.min(year, programme) - days * DAY_MS);
}
