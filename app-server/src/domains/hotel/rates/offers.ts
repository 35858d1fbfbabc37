import type { Stay } from '@resort/mf-hotel/contract';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { addDays, daysBetween } from '@resort/shared/format';
import { macauDate } from '../../../platform/time/clock.ts';
import { fromMop } from '../../../core/member/currencies.ts';
import { barOfRate, firstArrival, isForTier, leastNights } from './bars.ts';
import type { Hotel, HotelCatalogue, RatePlan, RoomType } from './hotel-catalogue.ts';
import type { Night, Nights } from './nights.ts';
import { reckonStay, type Asker, type BarredStay, type PricedStay } from './price-stay.ts';
import { allIn, nightPrice } from './reckon.ts';
import { stayNights } from './stay.ts';

/** A stay without a room and a rate. */
export type Wish = Omit<Stay, 'hotelCode' | 'roomTypeCode' | 'rateCode'>;

/** The offers of a room type for a request. */
export interface RoomOffer {
  readonly roomType: RoomType;
  /** by rate, lowest total first */
  readonly stays: readonly PricedStay[];
  /** why there are none; null: there are some */
  readonly barred: BarredStay | null;
  /** rooms free on all nights; 0 if a night is not for sale */
  readonly left: number;
}

const rank = (tier: Tier | null) => (tier === null ? -1 : TIERS.indexOf(tier));

/** The rates for a caller: public rates, and the best of the caller's member rates. */
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

/** Of several reasons the one closest to an offer: not the advance-booking rule. */
const nearest = (barred: readonly BarredStay[]): BarredStay | undefined =>
  barred.toSorted((a, b) => a.advanceDays - b.advanceDays || a.minStay - b.minStay)[0];

/** A room type of a hotel with every rate of the caller. */
export function offerOf(
  catalogue: HotelCatalogue,
  roomType: RoomType,
  { nights, wish, asker }: { readonly nights: Nights; readonly wish: Wish; readonly asker: Asker },
): RoomOffer {
  const { hotel, ratePlans } = catalogue;
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

/** Whether a stay can begin on this night. */
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

/** How many nights from today a list without dates considers. */
const LOOK_AHEAD = 30;

/** The nights that a list without dates considers: the first and the last. */
export function nearNights(clock: Asker['clock']): { readonly from: string; readonly to: string } {
  const from = macauDate(clock.now());
  return { from, to: addDays(from, LOOK_AHEAD - 1) };
}

/** One room and night of a stay on average, with service charge and tax: what a calendar of such nights would show. */
export function perNight({ stay, hotel, netMop, currency }: PricedStay): bigint {
  const count = BigInt(daysBetween(stay.checkIn, stay.checkOut) * stay.rooms);
  return fromMop((allIn(netMop, hotel, 'MOP') * 2n + count) / (count * 2n), currency);
}
