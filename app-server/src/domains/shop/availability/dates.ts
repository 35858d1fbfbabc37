import type { DayState, shopAvailabilityCalls } from '@resort/mf-shop/contract';
import { addDays, daysBetween } from '../../../platform/time/macau-days.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { loadOccupancy } from './occupancy.ts';
import { checkWish } from './refusal.ts';
import { findBookable } from './shop-facts.ts';
import { bookableDays, freeSlots, gridOn } from './slots.ts';
import { wishOf } from './wish-of.ts';

const MOST_DAYS = 62;

/** The days on which a party can book something. */
export async function reserveDates({
  db,
  clock,
  query,
}: ContextOf<typeof shopAvailabilityCalls, 'GET /shop/reserve/dates'>): Promise<DayState[]> {
  const facts = await findBookable(db, clock, query.shopId);
  const wish = wishOf(query);
  checkWish(facts, wish);
  const now = clock.now();
  const { first, last } = bookableDays(facts, now);
  const dates = daysBetween(query.from, query.to < query.from ? query.from : lastOf(query)).slice(
    0,
    MOST_DAYS,
  );
  const asked = dates.filter((date) => first <= date && date <= last);
  const [from = first] = asked;
  const taken = await loadOccupancy(db, [facts], { from, to: asked.at(-1) ?? from });
  return dates.map((date) => {
    if (date < first || date > last || gridOn(facts, wish, date).length === 0)
      return { date, state: 'CLOSED' };
    return { date, state: freeSlots(facts, wish, taken, { date, now }).length > 0 ? 'OPEN' : 'FULL' };
  });
}

/** Limits the length of a calendar. */
function lastOf({ from, to }: { from: string; to: string }): string {
  const most = addDays(from, MOST_DAYS - 1);
  return to < most ? to : most;
}
