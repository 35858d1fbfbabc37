import type { StayBar } from '@resort/mf-hotel/contract';
import type { Tier } from '@resort/shared/calls/rows';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { CURRENCIES, type Currency } from '../../../core/member/currencies.ts';
import type { CancelRule } from '../../../core/orders/cancel-rule.ts';
import { barOfDays, barOfNights, barOfPeople, barOfRate, leastNights } from './bars.ts';
import { cancelRuleOf } from './cancel-terms.ts';
import { findHouse, type Hotel, type RatePlan, type RoomType } from './houses.ts';
import { nightsOf, type Nights } from './nights.ts';
import { billOf, nightPrice, type Bill } from './reckon.ts';
import { stayNights, type Stay } from './stay.ts';

/** Who asks for a price. */
export interface Asker {
  readonly clock: Pick<Clock, 'now'>;
  /** null: a visitor, who has no member rates */
  readonly tier: Tier | null;
  readonly currency: Currency;
  /** an order whose own rooms count as free: the booking that is to be changed */
  readonly exceptOrderId?: number | undefined;
}

/** What a stay costs and what it is; amounts are minor units of `currency`, of all rooms together. */
export interface PricedStay extends Omit<Bill, 'nights'> {
  readonly bar: null;
  readonly stay: Stay;
  readonly hotel: Hotel;
  readonly roomType: RoomType;
  readonly plan: RatePlan;
  readonly nights: readonly { readonly date: string; readonly price: bigint }[];
  /** what is paid when it is booked: the total with PREPAY, nothing with AT_HOTEL */
  readonly deposit: bigint;
  readonly currency: Currency;
  /** the room total in MOP, before it was converted */
  readonly netMop: bigint;
  /** MOP for one unit of the currency, as an order keeps it */
  readonly rateToMop: string;
  readonly cancelRule: CancelRule;
}

/** Why a stay cannot be had. */
export interface BarredStay {
  readonly bar: StayBar;
  /** of MIN_STAY: so many nights are the least; of ADVANCE: it is booked so many days ahead; of TIER: the lowest */
  readonly minStay: number;
  readonly advanceDays: number;
  readonly tierMin: Tier | null;
}

/** All that a price is made of, read beforehand. */
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

/** What a stay costs by what was read: the one place where every list, calendar and quote has its price from. */
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
 * What a stay costs now, or why it cannot be had. Reads only: between this and the hold of its nights somebody else
 * may take them.
 */
export async function priceStay(db: Executor, asker: Asker, stay: Stay): Promise<PricedStay | BarredStay> {
  const unknown: BarredStay = { bar: 'UNKNOWN', ...NOTHING };
  const days = barOfDays(stay, asker.clock);
  if (days !== null) return { bar: days, ...NOTHING };
  const house = await findHouse(db, stay.hotelCode);
  const roomType = house?.roomTypes.find(({ code }) => code === stay.roomTypeCode);
  const plan = house?.ratePlans.find(({ code }) => code === stay.rateCode);
  if (house === undefined || roomType === undefined || plan === undefined) return unknown;
  const { checkIn: from, checkOut: to } = stay;
  const { exceptOrderId } = asker;
  const nights = await nightsOf(db, { roomTypeIds: [roomType.id], from, to, exceptOrderId });
  return reckonStay(
    { hotel: house.hotel, roomType, plan, nights: nights.get(roomType.id) ?? new Map() },
    stay,
    asker,
  );
}
