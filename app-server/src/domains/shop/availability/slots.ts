import { addDays, minutesLater } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { timesReaching, type OpenTime } from './hours.ts';
import type { Occupancy } from './occupancy.ts';
import { minutesOf, placingAt, type Placing, type Wish } from './placing.ts';
import type { BookableShop } from './shop-facts.ts';

/** A time at which a party can come. Only this module calculates them, for display and for booking. */
export interface FreeSlot {
  readonly from: Date;
  readonly placing: Placing;
}

/** The first and the last bookable day. */
export function bookableDays({ rules }: BookableShop, now: Date): { first: string; last: string } {
  const today = macauDate(now);
  return { first: macauDate(minutesLater(now, rules.leadMinutes)), last: addDays(today, rules.daysAhead) };
}

/** The last arrival of an opening time. */
function lastStart(facts: BookableShop, wish: Wish, { to }: OpenTime): Date {
  const before = facts.shop.kind === 'SPA' ? minutesOf(facts, wish) : facts.rules.lastSeatingMinutes;
  return minutesLater(to, -before);
}

/** The times of an outlet's grid that begin on a business date, free or occupied. */
export function gridOn(facts: BookableShop, wish: Wish, date: string): Date[] {
  return timesReaching(facts, date).flatMap((open) => {
    const starts: Date[] = [];
    const last = lastStart(facts, wish, open);
    for (let at = open.from; at <= last; at = minutesLater(at, facts.rules.slotMinutes)) {
      if (macauDate(at) === date) starts.push(at);
    }
    return starts;
  });
}

/** Whether a time is neither too soon nor too far ahead, and its day not sold out. */
export function isOnSale(facts: BookableShop, from: Date, now: Date): boolean {
  const { last } = bookableDays(facts, now);
  if (facts.soldOut.includes(macauDate(from))) return false;
  return from >= minutesLater(now, facts.rules.leadMinutes) && macauDate(from) <= last;
}

/** The times of a business date that a party can book now, the earliest first. */
export function freeSlots(
  facts: BookableShop,
  wish: Wish,
  taken: Occupancy,
  { date, now }: { readonly date: string; readonly now: Date },
): FreeSlot[] {
  return gridOn(facts, wish, date)
    .filter((from) => isOnSale(facts, from, now))
    .map((from) => ({ from, placing: placingAt(facts, wish, taken, from) }))
    .filter(({ placing }) => placing.left > 0);
}
