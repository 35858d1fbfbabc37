import type { Stay } from '@resort/mf-hotel/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { addDays, daysBetween } from '@resort/shared/format';
import { macauDate } from '../../platform/clock.ts';
import { fromMop } from '../currencies.ts';
import { barOfRate, firstArrival, isForTier, leastNights } from './bars.ts';
import type { Hotel, House, RatePlan, RoomType } from './houses.ts';
import type { Night, Nights } from './nights.ts';
import { reckonStay, type Asker, type BarredStay, type PricedStay } from './price-stay.ts';
import { allIn, nightPrice } from './reckon.ts';
import { stayNights } from './stay.ts';

/** A stay of which room and rate are still open. */
export type Wish = Omit<Stay, 'hotelCode' | 'roomTypeCode' | 'rateCode'>;

/** What a room type can be had at for a wish. */
export interface RoomOffer {
  readonly roomType: RoomType;
  /** by rate, the lowest total first */
  readonly stays: readonly PricedStay[];
  /** why there is none; null: there are some */
  readonly barred: BarredStay | null;
  /** rooms free on all of its nights; 0 where one of them is not sold */
  readonly left: number;
}

const rank = (tier: Tier | null) => (tier === null ? -1 : TIERS.indexOf(tier));

/** The rates that are shown to a caller: those for everybody, and of the member rates the caller's best. */
export function shownRates(plans: readonly RatePlan[], tier: Tier | null): RatePlan[] {
  const own = plans.filter((plan) => plan.tierMin !== null && isForTier(plan, tier));
  const best = Math.max(...own.map(({ tierMin }) => rank(tierMin)));
  return plans.filter(({ tierMin }) => tierMin === null || (rank(tierMin) === best && own.length > 0));
}

/** Rooms that are free on every night. */
export function leftOf(nights: Nights, days: Pick<Stay, 'checkIn' | 'checkOut'>): number {
  const left = stayNights(days).map((date) => {
    const night = nights.get(date);
    return night === undefined || night.isClosed ? 0 : night.left;
  });
  return Math.max(0, Math.min(...left));
}

/** Of several reasons the one that is nearest to a room: not that it should have been booked earlier. */
const nearest = (barred: readonly BarredStay[]): BarredStay | undefined =>
  barred.toSorted((a, b) => a.advanceDays - b.advanceDays || a.minStay - b.minStay)[0];

/** A room type of a house at every rate that the caller is shown. */
export function offerOf(
  house: House,
  roomType: RoomType,
  { nights, wish, asker }: { readonly nights: Nights; readonly wish: Wish; readonly asker: Asker },
): RoomOffer {
  const { hotel, ratePlans } = house;
  const reckoned = shownRates(ratePlans, asker.tier).map((plan) => {
    const stay = { ...wish, hotelCode: hotel.code, roomTypeCode: roomType.code, rateCode: plan.code };
    return reckonStay({ hotel, roomType, plan, nights }, stay, asker);
  });
  const stays = reckoned.filter((one): one is PricedStay => one.bar === null);
  const barred = reckoned.filter((one): one is BarredStay => one.bar !== null);
  return {
    roomType,
    stays: stays.toSorted((a, b) => Number(a.total - b.total)),
    barred: stays.length > 0 ? null : (nearest(barred) ?? null),
    left: leftOf(nights, wish),
  };
}

/** Whether a night can be had by somebody who arrives on it. */
export const isOpen = (night: Night): boolean => !night.isClosed && night.left > 0;

/**
 * The lowest price of one room with service charge and tax, in the asker's currency: of those rates at which one who
 * arrives on this night could have it.
 */
export function lowestOf(
  night: Night,
  { hotel, plans }: { readonly hotel: Pick<Hotel, 'taxMode'>; readonly plans: readonly RatePlan[] },
  asker: Pick<Asker, 'clock' | 'tier' | 'currency'>,
): { readonly price: bigint; readonly plan: RatePlan } | null {
  if (!isOpen(night)) return null;
  const day = { checkIn: night.night };
  const prices = plans
    .filter((plan) => barOfRate(plan, day, asker) === null && plan.minStay <= leastNights(night))
    .map((plan) => ({ plan, net: nightPrice(plan, night) }));
  const [lowest] = prices.toSorted((a, b) => Number(a.net - b.net));
  return lowest === undefined ? null : { plan: lowest.plan, price: allIn(lowest.net, hotel, asker.currency) };
}

/** The nights that a caller may still arrive on. */
export const sellable = (nights: Nights, clock: Asker['clock']): Night[] =>
  [...nights.values()].filter(({ night }) => night >= firstArrival(clock));

/** How many nights from today a list without days looks at. */
const LOOK_AHEAD = 30;

/** The nights that a list without days looks at: the first and the last. */
export function nearNights(clock: Asker['clock']): { readonly from: string; readonly to: string } {
  const from = macauDate(clock.now());
  return { from, to: addDays(from, LOOK_AHEAD - 1) };
}

/** One room and night of a stay on average, with service charge and tax: what a calendar of such nights would show. */
export function perNight({ stay, hotel, netMop, currency }: PricedStay): bigint {
  const count = BigInt(daysBetween(stay.checkIn, stay.checkOut) * stay.rooms);
  return fromMop((allIn(netMop, hotel, 'MOP') * 2n + count) / (count * 2n), currency);
}
