import { macauDate } from '../../../platform/time/clock.ts';
import { instantOf } from '../../../platform/time/macau-days.ts';
import type { Executor } from '../../../platform/context.ts';
import { minutesOfDay } from '../booking/amount.ts';
import { loadOccupancy } from '../availability/occupancy.ts';
import { takesParty, type Wish } from '../availability/placing.ts';
import { bookable, type BookableShop, type ShopFacts } from '../availability/shop-facts.ts';
import { freeSlots } from '../availability/slots.ts';

/** The number of times shown with an outlet. */
const SHOWN = 4;

interface Asked {
  readonly date: string;
  readonly time: string | undefined;
  readonly party: number;
  readonly now: Date;
}

/** A list requests a table, or a spa's shortest treatment, which fits at the most times. */
function leastWish({ shop }: BookableShop, party: number): Wish {
  const shortest = shop.services.toSorted((a, b) => a.minutes - b.minutes)[0];
  const serviceIds = shop.kind === 'SPA' && shortest ? [shortest.code] : [];
  return { party, areaId: undefined, serviceIds, therapist: 'ANY' };
}

/** The times nearest to the requested one, or to now, in order. */
function nearestTo(slots: readonly Date[], moment: Date): Date[] {
  const distance = (slot: Date) => Math.abs(slot.getTime() - moment.getTime());
  return slots
    .toSorted((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime())
    .slice(0, SHOWN)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** The bookable times of outlets on a day, by code; null for an outlet without reservations. */
export async function nearestSlots(
  db: Executor,
  shops: readonly ShopFacts[],
  { date, time, party, now }: Asked,
): Promise<Map<string, Date[] | null>> {
  const taken = await loadOccupancy(db, shops, { from: date, to: date });
  const moment = time === undefined ? now : instantOf(date, minutesOfDay(time));
  return new Map(
    shops.map((facts) => {
      const found = bookable(facts);
      if (found === undefined) return [facts.shop.code, null];
      const isTaken = takesParty(found.rules, party);
      const slots = isTaken ? freeSlots(found, leastWish(found, party), taken, { date, now }) : [];
      const from = slots.map((slot) => slot.from);
      return [facts.shop.code, nearestTo(from, macauDate(moment) < date ? instantOf(date, 0) : moment)];
    }),
  );
}
