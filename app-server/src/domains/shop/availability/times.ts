import type { shopAvailabilityCalls, Slot } from '@resort/mf-shop/contract';
import type { ContextOf } from '../../../platform/context.ts';
import { loadOccupancy } from './occupancy.ts';
import { checkWish } from './refusal.ts';
import { findBookable } from './shop-facts.ts';
import { freeSlots } from './slots.ts';
import { slotsOnWire } from './slots-on-wire.ts';
import { wishOf } from './wish-of.ts';

/** The bookable times of a day. */
export async function reserveTimes({
  db,
  clock,
  query,
  language,
}: ContextOf<typeof shopAvailabilityCalls, 'GET /shop/reserve/times'>): Promise<Slot[]> {
  const { date } = query;
  const facts = await findBookable(db, clock, query.shopId);
  const wish = wishOf(query);
  checkWish(facts, wish);
  const taken = await loadOccupancy(db, [facts], { from: date, to: date });
  const slots = freeSlots(facts, wish, taken, { date, now: clock.now() });
  return slotsOnWire(facts, wish, slots, language);
}
