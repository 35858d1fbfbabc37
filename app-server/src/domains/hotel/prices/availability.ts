import type { priceCalls } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import { daysBetween } from '@resort/shared/format';
import { barOfNights, barOfRate } from '../rates/bars.ts';
import { nightsOf, type Night } from '../rates/nights.ts';
import { isOpen, leftOf, shownRates } from '../rates/offers.ts';
import { allIn, nightPrice } from '../rates/reckon.ts';
import { stayNights } from '../rates/stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { askerOf } from '../asker.ts';
import { catalogueOf, roomOf } from '../rates/hotel-catalogue.ts';
import { checkDays } from '../wish.ts';

type Context<K extends keyof typeof priceCalls> = ContextOf<typeof priceCalls, K>;

/** Callers see no more free rooms than one booking may have. */
const MOST = 9;

/** How many rooms of each type are free on all nights of a stay. */
export async function availability({ db, clock, body }: Context<'POST /hotel/getAvailability'>) {
  const { hotelCode, checkIn, checkOut, rooms = 1 } = body;
  checkDays(body, clock);
  const { roomTypes } = await catalogueOf(db, hotelCode);
  const all = await nightsOf(db, { roomTypeIds: roomTypes.map(({ id }) => id), from: checkIn, to: checkOut });
  return roomTypes.map(({ id, code }) => {
    const nights = all.get(id) ?? new Map<string, Night>();
    const bar = barOfNights(nights, body, { rooms });
    const available = Math.min(MOST, leftOf(nights, body));
    return {
      roomTypeCode: code,
      available,
      closed: bar === 'CLOSED',
      minStay: nights.get(checkIn)?.minStay ?? 1,
      bar,
    };
  });
}

/** A room type night by night, at the caller's lowest rate for this stay. */
export async function availabilityDetail(context: Context<'POST /hotel/getAvailabilityDetail'>) {
  const { db, clock, body } = context;
  const { hotelCode, roomTypeCode, checkIn, checkOut, currency } = body;
  checkDays(body, clock);
  const catalogue = await catalogueOf(db, hotelCode);
  const room = roomOf(catalogue, roomTypeCode);
  const asker = await askerOf(context, currency);
  const nights = (await nightsOf(db, { roomTypeIds: [room.id], from: checkIn, to: checkOut })).get(room.id);
  const plans = shownRates(catalogue.ratePlans, asker.tier).filter(
    (plan) => barOfRate(plan, body, asker) === null && plan.minStay <= daysBetween(checkIn, checkOut),
  );
  const lowest = (night: Night) =>
    plans.map((plan) => nightPrice(plan, night)).toSorted((a, b) => Number(a - b))[0];
  return stayNights(body).map((date) => {
    const night = nights?.get(date);
    const price = night !== undefined && isOpen(night) ? lowest(night) : undefined;
    return {
      date,
      available: night === undefined || night.isClosed ? 0 : Math.max(0, Math.min(MOST, night.left)),
      price: price === undefined ? null : moneyText(allIn(price, catalogue.hotel, asker.currency)),
      cta: night?.closedToArrival ?? false,
      ctd: night?.closedToDeparture ?? false,
      minStay: night?.minStay ?? 1,
    };
  });
}
