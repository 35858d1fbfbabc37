import { CALENDAR_DAYS, type CalendarDay, type priceCalls } from '@resort/mf-hotel/contract';
import { moneyText } from '@resort/shared/contract';
import { daysBetween } from '@resort/shared/format';
import { firstArrival, lastNight } from '../rates/bars.ts';
import { nightsOf, type Night } from '../rates/nights.ts';
import { isOpen, lowestOf, shownRates } from '../rates/offers.ts';
import type { Asker } from '../rates/price-stay.ts';
import { daysFrom } from '../rates/stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { askerOf } from '../asker.ts';
import {
  catalogueOf,
  cataloguesWhere,
  roomOf,
  type HotelCatalogue,
  type RatePlan,
} from '../rates/hotel-catalogue.ts';
import { badDays } from '../wish.ts';

type ByAny = ContextOf<typeof priceCalls, 'GET /hotel/calendar'>;
type ByRate = ContextOf<typeof priceCalls, 'GET /hotel/calendar/rate-code'>;

/** A night of one room type, with the caller's rates. */
interface Sold {
  readonly night: Night;
  readonly hotel: HotelCatalogue['hotel'];
  readonly plans: readonly RatePlan[];
}

function stateOf(nights: readonly Night[]): CalendarDay['state'] {
  if (nights.some(isOpen)) return 'OPEN';
  return nights.some(({ isClosed }) => !isClosed) ? 'SOLD_OUT' : 'CLOSED';
}

/** One day over the requested room types: the day allows what any of them allows. */
function dayOf(date: string, sold: readonly Sold[], asker: Asker): CalendarDay {
  const nights = sold.map(({ night }) => night);
  const open = nights.filter(isOpen);
  const prices = sold.flatMap(({ night, hotel, plans }) =>
    isOpen(night) ? (lowestOf(night, { hotel, plans }, asker)?.price ?? []) : [],
  );
  const [lowest] = prices.toSorted((a, b) => Number(a - b));
  const rules = open.length > 0 ? open : nights;
  const { currency } = asker;
  return {
    date,
    minPrice: lowest === undefined ? null : moneyText(lowest),
    currency,
    state: stateOf(nights),
    minStay: rules.length === 0 ? 1 : Math.min(...rules.map(({ minStay }) => minStay)),
    closedToArrival: rules.length > 0 && rules.every(({ closedToArrival }) => closedToArrival),
    closedToDeparture: rules.length > 0 && rules.every(({ closedToDeparture }) => closedToDeparture),
  };
}

/** The days of a period, each with the lowest price: hotels, nights and counters in four statements. */
async function days(
  context: ByAny | ByRate,
  plansOf: (plans: readonly RatePlan[], asker: Asker) => RatePlan[],
) {
  const { db, clock, query } = context;
  const { hotelCode, roomTypeCode, from, to, currency } = query;
  const span = daysBetween(from, to) + 1;
  if (span < 1) throw badDays('ORDER');
  if (span > CALENDAR_DAYS) throw badDays('TOO_LONG');
  const catalogues = hotelCode === undefined ? await cataloguesWhere(db) : [await catalogueOf(db, hotelCode)];
  const asker = await askerOf(context, currency);
  const rooms = catalogues.flatMap((catalogue) => {
    const plans = plansOf(catalogue.ratePlans, asker);
    const asked = roomTypeCode === undefined ? catalogue.roomTypes : [roomOf(catalogue, roomTypeCode)];
    return asked.map(({ id }) => ({ id, hotel: catalogue.hotel, plans }));
  });
  const all = await nightsOf(db, { roomTypeIds: rooms.map(({ id }) => id), from, to });
  const [first, last] = [firstArrival(clock), lastNight(clock)];
  return daysFrom(from, span).map((date) => {
    const isSold = date >= first && date <= last;
    const sold = rooms.flatMap(({ id, hotel, plans }): Sold[] => {
      const night = isSold ? all.get(id)?.get(date) : undefined;
      return night === undefined ? [] : [{ night, hotel, plans }];
    });
    return dayOf(date, sold, asker);
  });
}

/** The lowest price of each night at any of the caller's rates. */
export const calendar = (context: ByAny): Promise<CalendarDay[]> =>
  days(context, (plans, { tier }) => shownRates(plans, tier));

/** The same at one rate. Throws NOT_FOUND if the hotel has no such rate. */
export const calendarOfRate = (context: ByRate): Promise<CalendarDay[]> =>
  days(context, (plans) => {
    const plan = plans.find(({ code }) => code === context.query.rateCode);
    if (plan === undefined) throw new DomainError('NOT_FOUND');
    return [plan];
  });
