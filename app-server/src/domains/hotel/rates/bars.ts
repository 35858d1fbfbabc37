import { DAYS_AHEAD, MOST_NIGHTS, type Stay, type StayBar } from '@resort/mf-hotel/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { addDays, daysBetween } from '@resort/shared/format';
import { macauDate, macauInstant, type Clock } from '../../../platform/time/clock.ts';
import type { RatePlan, RoomType } from './houses.ts';
import type { Night, Nights } from './nights.ts';
import { stayNights } from './stay.ts';

/** When the front desk takes no more arrivals for the same day, Macau time. */
const LAST_ARRIVAL = '23:00';

type Days = Pick<Stay, 'checkIn' | 'checkOut'>;
type People = Pick<Stay, 'rooms' | 'adults' | 'children'>;

/** The first day that a stay may still begin on: today, from 23:00 on tomorrow. */
export function firstArrival(clock: Pick<Clock, 'now'>): string {
  const now = clock.now();
  const today = macauDate(now);
  return macauInstant(now).slice(11, 16) < LAST_ARRIVAL ? today : addDays(today, 1);
}

/** The last night that can be booked today. */
export const lastNight = (clock: Pick<Clock, 'now'>): string => addDays(macauDate(clock.now()), DAYS_AHEAD);

/** What is wrong with the days themselves, whatever the room. */
export function barOfDays({ checkIn, checkOut }: Days, clock: Pick<Clock, 'now'>): StayBar | null {
  const count = daysBetween(checkIn, checkOut);
  if (count < 1) return 'ORDER';
  if (count > MOST_NIGHTS) return 'TOO_LONG';
  if (checkIn < firstArrival(clock)) return 'PAST';
  return addDays(checkOut, -1) > lastNight(clock) ? 'TOO_FAR' : null;
}

/** Whether so many people sleep in so many of these rooms: an adult in each, children also in adults' places. */
export function barOfPeople(
  { maxAdults, maxChildren }: Pick<RoomType, 'maxAdults' | 'maxChildren'>,
  { rooms, adults, children }: People,
): StayBar | null {
  const isFull = adults > rooms * maxAdults || adults + children > rooms * (maxAdults + maxChildren);
  return isFull || adults < rooms ? 'OCCUPANCY' : null;
}

/** Whether a member of a tier may have a rate; a visitor has none. */
export const isForTier = ({ tierMin }: Pick<RatePlan, 'tierMin'>, tier: Tier | null): boolean =>
  tierMin === null || (tier !== null && TIERS.indexOf(tier) >= TIERS.indexOf(tierMin));

/** What keeps a caller from a rate on these days. */
export function barOfRate(
  plan: Pick<RatePlan, 'tierMin' | 'advanceDays'>,
  { checkIn }: Pick<Days, 'checkIn'>,
  { clock, tier }: { readonly clock: Pick<Clock, 'now'>; readonly tier: Tier | null },
): StayBar | null {
  if (!isForTier(plan, tier)) return 'TIER';
  if (plan.advanceDays === 0) return null;
  return checkIn < addDays(macauDate(clock.now()), plan.advanceDays) ? 'ADVANCE' : null;
}

/** The least nights of a stay from a night on. */
export const leastNights = (first: Pick<Night, 'minStay'>, plan?: Pick<RatePlan, 'minStay'>): number =>
  Math.max(first.minStay, plan?.minStay ?? 1);

/** What keeps so many rooms of one type from being had from night to night. */
export function barOfNights(
  nights: Nights,
  days: Days,
  { rooms, plan }: { readonly rooms: number; readonly plan?: Pick<RatePlan, 'minStay'> },
): StayBar | null {
  const wanted = stayNights(days);
  const found = wanted.flatMap((night) => nights.get(night) ?? []);
  const [first] = found;
  if (first === undefined || found.length < wanted.length || found.some(({ isClosed }) => isClosed))
    return 'CLOSED';
  if (found.some(({ left }) => left < rooms)) return 'NO_ROOM';
  if (wanted.length < leastNights(first, plan)) return 'MIN_STAY';
  if (first.closedToArrival) return 'CLOSED_TO_ARRIVAL';
  return nights.get(days.checkOut)?.closedToDeparture === true ? 'CLOSED_TO_DEPARTURE' : null;
}
