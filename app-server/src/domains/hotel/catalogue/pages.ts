import type { catalogueCalls } from '@resort/mf-hotel/contract';
import { earnerOf } from '../../../core/earning/expected.ts';
import { offerOf } from '../rates/offers.ts';
import { catalogueOf, roomOf } from '../rates/hotel-catalogue.ts';
import { nightsOf } from '../rates/nights.ts';
import type { ContextOf, SharedContextOf } from '../../../platform/context.ts';
import { askerOf } from '../asker.ts';
import { ratesOnWire } from '../stay-on-wire.ts';
import { fewLeft } from './room-on-list.ts';
import { hotelPageOf, roomPageOf } from './words.ts';

type Context<K extends keyof typeof catalogueCalls> = ContextOf<typeof catalogueCalls, K>;
type Shared<K extends keyof typeof catalogueCalls> = SharedContextOf<typeof catalogueCalls, K>;

export async function hotelByCode({ db, language, query }: Shared<'GET /hotel/getHotelByCode'>) {
  return hotelPageOf(await catalogueOf(db, query.hotelCode), language);
}

export async function roomDetail({ db, language, query }: Shared<'GET /hotel/getHotelRoomDetail'>) {
  const catalogue = await catalogueOf(db, query.hotelCode);
  return roomPageOf(roomOf(catalogue, query.roomTypeCode), catalogue.hotel.code, language);
}

/** The page with every rate for a stay. If there is none, the reason is part of it, so that the page is still shown. */
export async function roomDetailNew(context: Context<'GET /hotel/getHotelRoomDetailNew'>) {
  const { db, language, query } = context;
  const { hotelCode, roomTypeCode, currency, ...wish } = query;
  const catalogue = await catalogueOf(db, hotelCode);
  const room = roomOf(catalogue, roomTypeCode);
  const asker = await askerOf(context, currency);
  const nights = await nightsOf(db, { roomTypeIds: [room.id], from: wish.checkIn, to: wish.checkOut });
  const offer = offerOf(catalogue, room, { nights: nights.get(room.id) ?? new Map(), wish, asker });
  return {
    ...roomPageOf(room, hotelCode, language),
    rates: ratesOnWire(context, offer, await earnerOf(context.db, asker)),
    left: fewLeft(offer.left),
    bar: offer.barred?.bar ?? null,
    minStay: offer.barred?.minStay ?? 1,
  };
}
