import type { catalogueCalls, RoomOnList } from '@resort/mf-hotel/contract';
import { houseOf, housesWhere, type House } from '../rates/houses.ts';
import type { Nights } from '../rates/nights.ts';
import type { Wish } from '../rates/offers.ts';
import type { Asker } from '../rates/price-stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Language } from '@resort/shared/contract';
import { askerOf } from '../asker.ts';
import { fromNights, fromOffer, roomOnList } from './room-on-list.ts';
import { nightsFor, offersOf, wishOf } from '../wish.ts';

type Context<K extends keyof typeof catalogueCalls> = ContextOf<typeof catalogueCalls, K>;

interface Shown {
  readonly nights: ReadonlyMap<number, Nights>;
  readonly asker: Asker;
  readonly language: Language;
}

/** A hotel's rooms for a request, available ones first. */
export function roomsFor(house: House, wish: Wish, { nights, asker, language }: Shown): RoomOnList[] {
  const shown = { hotelCode: house.hotel.code, language, currency: asker.currency };
  return offersOf(house, nights, wish, asker)
    .map((offer) => roomOnList(offer.roomType, fromOffer(offer), shown, offer))
    .toSorted((a, b) => Number(a.bar !== null) - Number(b.bar !== null));
}

/** The same without dates. */
function roomsAnyDay(house: House, { nights, asker, language }: Shown): RoomOnList[] {
  const shown = { hotelCode: house.hotel.code, language, currency: asker.currency };
  return house.roomTypes.map((room) =>
    roomOnList(room, fromNights(house, nights.get(room.id) ?? new Map(), asker), shown),
  );
}

export async function roomList(context: Context<'POST /hotel/getRoomList'>): Promise<RoomOnList[]> {
  const { db, clock, language, body } = context;
  const house = await houseOf(db, body.hotelCode);
  const asker = await askerOf(context, body.currency);
  const wish = wishOf(body, clock);
  const nights = await nightsFor(db, [house], { wish, asker });
  const shown = { nights, asker, language };
  return wish === null ? roomsAnyDay(house, shown) : roomsFor(house, wish, shown);
}

const MOST_FEATURED = 6;

/** The rooms that the group recommends, in its order. */
export async function indexRoomList(context: Context<'POST /hotel/getIndexRoomList'>) {
  const { db, language, body } = context;
  const houses = await housesWhere(db);
  const asker = await askerOf(context, body.currency);
  const nights = await nightsFor(db, houses, { wish: null, asker });
  const place = new Map(
    houses.flatMap(({ roomTypes }) => roomTypes.map(({ code, featured }) => [code, featured])),
  );
  return houses
    .flatMap((house) =>
      roomsAnyDay(house, { nights, asker, language }).map((room) => ({
        ...room,
        hotelName: house.property.name[language],
        skin: house.property.skin,
      })),
    )
    .filter(({ roomTypeCode }) => place.get(roomTypeCode) != null)
    .toSorted((a, b) => (place.get(a.roomTypeCode) ?? 0) - (place.get(b.roomTypeCode) ?? 0))
    .slice(0, body.limit ?? MOST_FEATURED);
}
