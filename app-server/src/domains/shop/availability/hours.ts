import { addDays, instantOf, weekdayOf } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import type { ShopFacts } from './shop-facts.ts';

/** An opening time, half-open. */
export interface OpenTime {
  readonly from: Date;
  readonly to: Date;
}

const WEEK = 7;

export function isClosedOn({ closures }: Pick<ShopFacts, 'closures'>, date: string): boolean {
  return closures.some(({ fromDay, toDay }) => fromDay <= date && date <= toDay);
}

/** The opening times that begin on a business date; an evening may end after midnight. */
export function openTimes(facts: Pick<ShopFacts, 'shop' | 'closures'>, date: string): OpenTime[] {
  if (isClosedOn(facts, date)) return [];
  const periods = facts.shop.week[weekdayOf(date)] ?? [];
  return periods.map(([from, to]) => ({ from: instantOf(date, from), to: instantOf(date, to) }));
}

/** The opening times that overlap a business date, including the evening before. */
export function timesReaching(facts: Pick<ShopFacts, 'shop' | 'closures'>, date: string): OpenTime[] {
  const midnight = instantOf(date, 0);
  return [...openTimes(facts, addDays(date, -1)), ...openTimes(facts, date)].filter(
    ({ to }) => to > midnight,
  );
}

export function isOpenAt(facts: Pick<ShopFacts, 'shop' | 'closures'>, now: Date): boolean {
  return timesReaching(facts, macauDate(now)).some(({ from, to }) => from <= now && now < to);
}

/** When it opens next; null if it is open, or stays closed for a week. */
export function nextOpening(facts: Pick<ShopFacts, 'shop' | 'closures'>, now: Date): Date | null {
  if (isOpenAt(facts, now)) return null;
  const today = macauDate(now);
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const next = openTimes(facts, addDays(today, ahead)).find(({ from }) => from > now);
    if (next !== undefined) return next.from;
  }
  return null;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Minutes after midnight as a clock time; the end of the day is 24:00, one in the morning 01:00. */
function clockOf(minutes: number): string {
  const within = minutes > 1440 ? minutes - 1440 : minutes;
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
}

/** The hours of a day as members read them. */
export function periodsOf(
  facts: Pick<ShopFacts, 'shop' | 'closures'>,
  date: string,
): { from: string; to: string }[] {
  return isClosedOn(facts, date) ? [] : weekPeriods(facts, weekdayOf(date));
}

/** The usual hours of a weekday, 0 is Monday. */
export function weekPeriods({ shop }: Pick<ShopFacts, 'shop'>, weekday: number) {
  return (shop.week[weekday] ?? []).map(([from, to]) => ({ from: clockOf(from), to: clockOf(to) }));
}
