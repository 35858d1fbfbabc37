import type { catalogueCalls, RoomOnList } from '@resort/mf-hotel/contract';
import { catalogueOf, cataloguesWhere, type HotelCatalogue } from '../rates/hotel-catalogue.ts';
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
export function roomsFor(
  catalogue: HotelCatalogue,
  wish: Wish,
  { nights, asker, language }: Shown,
): RoomOnList[] {
  const shown = { hotelCode: catalogue.hotel.code, language, currency: asker.currency };
  return offersOf(catalogue, nights, wish, asker)
    .map((offer) => roomOnList(offer.roomType, fromOffer(offer), shown, offer))
    .toSorted((a, b) => Number(a.bar !== null) - Number(b.bar !== null));
}

/** The same without dates. */
function roomsAnyDay(catalogue: HotelCatalogue, { nights, asker, language }: Shown): RoomOnList[] {
  const shown = { hotelCode: catalogue.hotel.code, language, currency: asker.currency };
  return catalogue.roomTypes.map((room) =>
    roomOnList(room, fromNights(catalogue, nights.get(room.id) ?? new Map(), asker), shown),
  );
}

export async function roomList(context: Context<'POST /hotel/getRoomList'>): Promise<RoomOnList[]> {
  const { db, clock, language, body } = context;
  const catalogue = await catalogueOf(db, body.hotelCode);
  const asker = await askerOf(context, body.currency);
  const wish = wishOf(body, clock);
  const nights = await nightsFor(db, [catalogue], { wish, asker });
  const shown = { nights, asker, language };
  return wish === null ? roomsAnyDay(catalogue, shown) : roomsFor(catalogue, wish, shown);
}

const MOST_FEATURED = 6;

/** The rooms that the group recommends, in its order. */
export async function indexRoomList(context: Context<'POST /hotel/getIndexRoomList'>) {
  const { db, language, body } = context;
  const catalogues = await cataloguesWhere(db);
  const asker = await askerOf(context, body.currency);
  const nights = await nightsFor(db, catalogues, { wish: null, asker });
  const place = new Map(
    catalogues.flatMap(({ roomTypes }) => roomTypes.map(({ code, featured }) => [code, featured])),
  );
  return catalogues
    .flatMap((catalogue) =>
      roomsAnyDay(catalogue, { nights, asker, language }).map((room) => ({
        ...room,
        hotelName: catalogue.property.name[language],
        skin: catalogue.property.skin,
      })),
    )
    .filter(({ roomTypeCode }) => place.get(roomTypeCode) != null)
    .toSorted((a, b) => (place.get(a.roomTypeCode) ?? 0) - (place.get(b.roomTypeCode) ?? 0))
    .slice(0, body.limit ?? MOST_FEATURED);
}
