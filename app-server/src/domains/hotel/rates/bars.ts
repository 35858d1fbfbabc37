import { DAYS_AHEAD, MOST_NIGHTS, type Stay, type StayBar } from '@resort/mf-hotel/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { addDays, daysBetween } from '@resort/shared/format';
import { macauDate, macauInstant, type Clock } from '../../../platform/time/clock.ts';
import type { RatePlan, RoomType } from './hotel-catalogue.ts';
import type { Night, Nights } from './nights.ts';
import { stayNights } from './stay.ts';

/** The last arrival time at the front desk for the same day, Macau time. */
const LAST_ARRIVAL = '23:00';

type Days = Pick<Stay, 'checkIn' | 'checkOut'>;
type People = Pick<Stay, 'rooms' | 'adults' | 'children'>;

/** The first possible arrival: today, from 23:00 on tomorrow. */
export function firstArrival(clock: Pick<Clock, 'now'>): string {
  const now = clock.now();
  const today = macauDate(now);
  return macauInstant(now).slice(11, 16) < LAST_ARRIVAL ? today : addDays(today, 1);
}

/** The last night that can be booked today. */
export const lastNight = (clock: Pick<Clock, 'now'>): string => addDays(macauDate(clock.now()), DAYS_AHEAD);

/** What is wrong with the dates, whatever the room. */
export function barOfDays({ checkIn, checkOut }: Days, clock: Pick<Clock, 'now'>): StayBar | null {
  const count = daysBetween(checkIn, checkOut);
  if (count < 1) return 'ORDER';
  if (count > MOST_NIGHTS) return 'TOO_LONG';
  if (checkIn < firstArrival(clock)) return 'PAST';
  return addDays(checkOut, -1) > lastNight(clock) ? 'TOO_FAR' : null;
}

/** Checks the occupancy of the rooms: an adult in each; children can use adults' places. */
export function barOfPeople(
  { maxAdults, maxChildren }: Pick<RoomType, 'maxAdults' | 'maxChildren'>,
  { rooms, adults, children }: People,
): StayBar | null {
  const isFull = adults > rooms * maxAdults || adults + children > rooms * (maxAdults + maxChildren);
  return isFull || adults < rooms ? 'OCCUPANCY' : null;
}

/** Whether a tier has access to a rate; visitors have no tier. */
export const isForTier = ({ tierMin }: Pick<RatePlan, 'tierMin'>, tier: Tier | null): boolean =>
  tierMin === null || (tier !== null && TIERS.indexOf(tier) >= TIERS.indexOf(tierMin));

/** Why a caller cannot book a rate on these dates. */
export function barOfRate(
  plan: Pick<RatePlan, 'tierMin' | 'advanceDays'>,
  { checkIn }: Pick<Days, 'checkIn'>,
  { clock, tier }: { readonly clock: Pick<Clock, 'now'>; readonly tier: Tier | null },
): StayBar | null {
  if (!isForTier(plan, tier)) return 'TIER';
  if (plan.advanceDays === 0) return null;
  return checkIn < addDays(macauDate(clock.now()), plan.advanceDays) ? 'ADVANCE' : null;
}

/** Minimum nights of a stay that starts on a night. */
export const leastNights = (first: Pick<Night, 'minStay'>, plan?: Pick<RatePlan, 'minStay'>): number =>
  Math.max(first.minStay, plan?.minStay ?? 1);

/** Why this many rooms of one type are unavailable for these nights. */
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
