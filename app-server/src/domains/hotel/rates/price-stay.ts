import type { StayBar } from '@resort/mf-hotel/contract';
import type { Tier } from '@resort/shared/calls/rows';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { CURRENCIES, type Currency } from '../../../core/member/currencies.ts';
import type { CancelRule } from '../../../core/orders/cancel-rule.ts';
import { barOfDays, barOfNights, barOfPeople, barOfRate, leastNights } from './bars.ts';
import { cancelRuleOf } from './cancel-terms.ts';
import { findCatalogue, type Hotel, type RatePlan, type RoomType } from './hotel-catalogue.ts';
import { nightsOf, type Nights } from './nights.ts';
import { billOf, nightPrice, type Bill } from './reckon.ts';
import { stayNights, type Stay } from './stay.ts';

/** The caller who requests a price. */
export interface Asker {
  readonly clock: Pick<Clock, 'now'>;
  /** null: a visitor, without member rates */
  readonly tier: Tier | null;
  readonly currency: Currency;
  /** an order whose own rooms count as free: the booking that is to be changed */
  readonly exceptOrderId?: number | undefined;
}

/** A priced stay; amounts are minor units of `currency`, for all rooms. */
export interface PricedStay extends Omit<Bill, 'nights'> {
  readonly bar: null;
  readonly stay: Stay;
  readonly hotel: Hotel;
  readonly roomType: RoomType;
  readonly plan: RatePlan;
  readonly nights: readonly { readonly date: string; readonly price: bigint }[];
  /** paid at booking: the total with PREPAY, nothing with AT_HOTEL */
  readonly deposit: bigint;
  readonly currency: Currency;
  /** the room total in MOP, before conversion */
  readonly netMop: bigint;
  /** MOP per unit of the currency, as an order stores it */
  readonly rateToMop: string;
  readonly cancelRule: CancelRule;
}

/** Why a stay is unavailable. */
export interface BarredStay {
  readonly bar: StayBar;
  /** for MIN_STAY: minimum nights; for ADVANCE: minimum days ahead; for TIER: the lowest tier */
  readonly minStay: number;
  readonly advanceDays: number;
  readonly tierMin: Tier | null;
}

/** Data for a price, read beforehand. */
export interface Stock {
  readonly hotel: Hotel;
  readonly roomType: RoomType;
  readonly plan: RatePlan;
  readonly nights: Nights;
}

const NOTHING = { minStay: 1, advanceDays: 0, tierMin: null };

function barOf({ roomType, plan, nights }: Stock, stay: Stay, asker: Asker): BarredStay | null {
  const bar =
    barOfDays(stay, asker.clock) ??
    barOfPeople(roomType, stay) ??
    barOfRate(plan, stay, asker) ??
    barOfNights(nights, stay, { rooms: stay.rooms, plan });
  if (bar === null) return null;
  const first = nights.get(stay.checkIn) ?? NOTHING;
  return { bar, minStay: leastNights(first, plan), advanceDays: plan.advanceDays, tierMin: plan.tierMin };
}

/** Calculates a stay's price from the data: every list, calendar and quote uses this. */
export function reckonStay(stock: Stock, stay: Stay, asker: Asker): PricedStay | BarredStay {
  const barred = barOf(stock, stay, asker);
  if (barred !== null) return barred;
  const { hotel, plan, nights } = stock;
  const { currency } = asker;
  const dates = stayNights(stay);
  const net = dates.map((date) => {
    const night = nights.get(date);
    if (night === undefined) throw new Error(`${date} has no price`);
    return nightPrice(plan, night) * BigInt(stay.rooms);
  });
  const [firstNight = 0n] = net;
  const bill = billOf(net, hotel, currency);
  return {
    ...stock,
    ...bill,
    bar: null,
    stay,
    nights: dates.map((date, at) => ({ date, price: bill.nights[at] ?? 0n })),
    deposit: plan.payType === 'PREPAY' ? bill.total : 0n,
    currency,
    netMop: net.reduce((all, one) => all + one, 0n),
    rateToMop: CURRENCIES[currency].rateToMop,
    cancelRule: cancelRuleOf({ plan, hotel, checkIn: stay.checkIn, firstNight, currency }),
  };
}

/**
 * The current price of a stay, or why it is unavailable. Read only: until its nights are held, somebody else
 * may take them.
 */
export async function priceStay(db: Executor, asker: Asker, stay: Stay): Promise<PricedStay | BarredStay> {
  const unknown: BarredStay = { bar: 'UNKNOWN', ...NOTHING };
  const days = barOfDays(stay, asker.clock);
  if (days !== null) return { bar: days, ...NOTHING };
  const catalogue = await findCatalogue(db, stay.hotelCode);
  const roomType = catalogue?.roomTypes.find(({ code }) => code === stay.roomTypeCode);
  const plan = catalogue?.ratePlans.find(({ code }) => code === stay.rateCode);
  if (catalogue === undefined || roomType === undefined || plan === undefined) return unknown;
  const { checkIn: from, checkOut: to } = stay;
  const { exceptOrderId } = asker;
  const nights = await nightsOf(db, { roomTypeIds: [roomType.id], from, to, exceptOrderId });
  return reckonStay(
    { hotel: catalogue.hotel, roomType, plan, nights: nights.get(roomType.id) ?? new Map() },
    stay,
    asker,
  );
}
