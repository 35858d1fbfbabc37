import type { priceCalls, RatePrice, RoomOnList } from '@resort/mf-hotel/contract';
import { parseMoney } from '@resort/shared/contract';
import { earnerOf } from '../../../core/earning/expected.ts';
import { findOwnOrder } from '../../../core/orders/find.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { partsOnWire } from '../../../core/orders/refunds/part.ts';
import { changeBack } from '../stays/change-back.ts';
import { nightsOf } from '../rates/nights.ts';
import { offerOf } from '../rates/offers.ts';
import { priceStay, type Asker } from '../rates/price-stay.ts';
import { barError } from '../stays/refuse.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { askerOf } from '../asker.ts';
import { catalogueOf, roomOf } from '../rates/hotel-catalogue.ts';
import { roomsFor } from '../catalogue/room-lists.ts';
import { checkDays, nightsFor } from '../wish.ts';
import { billOnWire, lockStay, rateOnWire, ratesOnWire } from '../stay-on-wire.ts';

type Context<K extends keyof typeof priceCalls> = ContextOf<typeof priceCalls, K>;
type Modifying = Context<'GET /hotel/getRatePrice'> | Context<'POST /hotel/bestAvailability/rate'>;

interface Changer {
  readonly asker: Asker;
  /** the booking that is to be changed */
  readonly order: Order | undefined;
}

/** Who asks; where a booking is to be changed, its own rooms count as free. Throws NOT_YOURS. */
async function changerOf(
  context: Modifying,
  { currency, orderNo }: { currency?: Asker['currency'] | undefined; orderNo?: string | undefined },
): Promise<Changer> {
  const asker = await askerOf(context, currency);
  if (orderNo === undefined) return { asker, order: undefined };
  const { memberId } = context.caller;
  const order = await findOwnOrder(context.db, context.clock, { memberId, orderNo });
  return { asker: { ...asker, exceptOrderId: order.id }, order };
}

/** One stay at one rate, locked for ten minutes. Throws the reason if it is unavailable. */
export async function ratePrice(context: Context<'GET /hotel/getRatePrice'>) {
  const { db, language, caller, query } = context;
  const { currency: _currency, orderNo: _orderNo, ...stay } = query;
  const { asker, order } = await changerOf(context, query);
  const priced = await priceStay(db, asker, stay);
  if (priced.bar !== null) throw barError(priced, language);
  const { signTimerStr, expireAt } = lockStay(context, caller.memberId, priced);
  const [, quoteId = ''] = signTimerStr.split('.');
  return {
    stay,
    rate: rateOnWire(priced, language),
    ...billOnWire(priced, await earnerOf(db, asker)),
    quoteId,
    refund: order === undefined ? [] : await partsOnWire(db, await changeBack(db, order, priced), language),
    signTimerStr,
    expireAt,
  };
}

/** The available room types for a stay, lowest total first. */
export async function bestByType(
  context: Context<'POST /hotel/bestAvailability/type'>,
): Promise<RoomOnList[]> {
  const { db, clock, language, body } = context;
  const { hotelCode, currency, ...wish } = body;
  checkDays(wish, clock);
  const catalogue = await catalogueOf(db, hotelCode);
  const asker = await askerOf(context, currency);
  const nights = await nightsFor(db, [catalogue], { wish, asker });
  return roomsFor(catalogue, wish, { nights, asker, language })
    .filter(({ bar }) => bar === null)
    .toSorted((a, b) => Number(parseMoney(a.fromTotal ?? '0') - parseMoney(b.fromTotal ?? '0')));
}

/** Every rate of a room type for a stay, each locked. Throws the reason if there is none. */
export async function bestByRate(
  context: Context<'POST /hotel/bestAvailability/rate'>,
): Promise<RatePrice[]> {
  const { db, clock, language, body } = context;
  const { hotelCode, roomTypeCode, currency: _currency, orderNo: _orderNo, ...wish } = body;
  const { asker } = await changerOf(context, body);
  checkDays(wish, clock);
  const catalogue = await catalogueOf(db, hotelCode);
  const room = roomOf(catalogue, roomTypeCode);
  const { exceptOrderId } = asker;
  const { checkIn: from, checkOut: to } = wish;
  const nights = await nightsOf(db, { roomTypeIds: [room.id], from, to, exceptOrderId });
  const offer = offerOf(catalogue, room, { nights: nights.get(room.id) ?? new Map(), wish, asker });
  if (offer.barred !== null) throw barError(offer.barred, language);
  return ratesOnWire(context, offer, await earnerOf(db, asker));
}
