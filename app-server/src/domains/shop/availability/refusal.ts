import { minutesLater } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { timesReaching } from './hours.ts';
import type { Occupancy } from './occupancy.ts';
import { placingAt, servicesOf, takesParty, type Placing, type Wish } from './placing.ts';
import type { BookableShop } from './shop-facts.ts';
import { gridOn, isOnSale } from './slots.ts';

/** Throws BAD_REQUEST for unknown areas or treatments, PARTY_SIZE {min, max}. */
export function checkWish(facts: BookableShop, wish: Wish): void {
  const { shop, rules } = facts;
  const isSpa = shop.kind === 'SPA';
  const area = shop.areas.find(({ code }) => code === wish.areaId);
  const isKnown = (wish.areaId === undefined || area !== undefined) && servicesOf(facts, wish) !== undefined;
  if (!isKnown || isSpa !== wish.serviceIds.length > 0) throw new DomainError('BAD_REQUEST');
  const { minParty, maxParty } = area ?? rules;
  if (!takesParty({ minParty, maxParty }, wish.party) || !takesParty(rules, wish.party))
    throw new DomainError('PARTY_SIZE', { min: minParty, max: maxParty });
}

/**
 * Where a party is placed at a time, by the same calculation that lists the times. Throws why it cannot be placed: the
 * errors of `checkWish`, LEAD_TIME {minutes}, CLOSED_DAY, NO_SLOT.
 */
export function placeOrRefuse(
  facts: BookableShop,
  wish: Wish,
  taken: Occupancy,
  { from, now }: { readonly from: Date; readonly now: Date },
): Placing {
  checkWish(facts, wish);
  const date = macauDate(from);
  if (timesReaching(facts, date).length === 0) throw new DomainError('CLOSED_DAY');
  const minutes = facts.rules.leadMinutes;
  if (from < minutesLater(now, minutes)) throw new DomainError('LEAD_TIME', { minutes });
  const isOffered =
    isOnSale(facts, from, now) && gridOn(facts, wish, date).some((at) => at.getTime() === from.getTime());
  const placing = isOffered ? placingAt(facts, wish, taken, from) : undefined;
  if (placing === undefined || placing.left === 0) throw new DomainError('NO_SLOT');
  return placing;
}
