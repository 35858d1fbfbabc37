import type { catalogueCalls, HotelOnList, HotelSort } from '@resort/mf-hotel/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { quarterOf, quartersOf } from '../../../core/properties/areas.ts';
import { cataloguesWhere, type HotelCatalogue } from '../rates/hotel-catalogue.ts';
import type { Nights } from '../rates/nights.ts';
import type { Wish } from '../rates/offers.ts';
import type { Asker } from '../rates/price-stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { askerOf } from '../asker.ts';
import { fromNights, fromOffer, type FromPrice } from './room-on-list.ts';
import { nightsFor, offersOf, wishOf } from '../wish.ts';
import { hotelInWords } from './words.ts';

type Context = ContextOf<typeof catalogueCalls, 'POST /hotel/getHotelList'>;

interface Found {
  readonly catalogue: HotelCatalogue;
  readonly from: FromPrice;
}

/** Searches in the request's language and in English. */
function says({ property, hotel }: HotelCatalogue, keyword: string, language: Language): boolean {
  const words = ([language, 'en'] as const).flatMap((one) => {
    return [property.name[one], hotel.texts[one].summary, property.address[one]];
  });
  return words.some((word) => word.toLowerCase().includes(keyword.toLowerCase()));
}

/** The hotels that match every filter; empty filters do not filter. */
function filtered(catalogues: readonly HotelCatalogue[], { body, language }: Context): HotelCatalogue[] {
  const { property, areas = [], keyword = '' } = body;
  const quarters = quartersOf(areas);
  return catalogues.filter(
    (catalogue) =>
      (property === undefined || catalogue.hotel.code === property) &&
      (quarters.length === 0 || quarters.includes(catalogue.property.area)) &&
      says(catalogue, keyword.trim(), language),
  );
}

const lowest = (prices: readonly FromPrice[]): FromPrice =>
  prices
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => Number((a.total ?? a.price ?? 0n) - (b.total ?? b.price ?? 0n)))[0] ?? {
    price: null,
    total: null,
    isMemberPrice: false,
  };

function priceOf(
  catalogue: HotelCatalogue,
  nights: ReadonlyMap<number, Nights>,
  wish: Wish | null,
  asker: Asker,
) {
  if (wish !== null) return lowest(offersOf(catalogue, nights, wish, asker).map(fromOffer));
  return lowest(
    catalogue.roomTypes.map(({ id }) => fromNights(catalogue, nights.get(id) ?? new Map(), asker)),
  );
}

const ORDERS: Readonly<Record<HotelSort, (a: bigint, b: bigint) => number>> = {
  RECOMMENDED: () => 0,
  PRICE_UP: (a, b) => Number(a - b),
  PRICE_DOWN: (a, b) => Number(b - a),
};

/** Sold-out hotels come last. */
function sorted(found: readonly Found[], sort: HotelSort): Found[] {
  return found.toSorted((a, b) => {
    if (a.from.price === null || b.from.price === null)
      return Number(a.from.price === null) - Number(b.from.price === null);
    return ORDERS[sort](a.from.price, b.from.price);
  });
}

function onList({ catalogue, from }: Found, currency: Asker['currency'], language: Language): HotelOnList {
  return {
    ...hotelInWords(catalogue, language),
    fromPrice: from.price === null ? null : moneyText(from.price),
    fromTotal: from.total === null ? null : moneyText(from.total),
    currency,
    soldOut: from.price === null,
  };
}

/** One page of the hotels. */
export async function hotelList(context: Context) {
  const { db, clock, language, body } = context;
  const wish = wishOf(body, clock);
  const all = await cataloguesWhere(db);
  const catalogues = filtered(all, context);
  const asker = await askerOf(context, body.currency);
  const nights = await nightsFor(db, catalogues, { wish, asker });
  const found = catalogues.map((catalogue) => ({ catalogue, from: priceOf(catalogue, nights, wish, asker) }));
  const list = sorted(found, body.sort ?? 'RECOMMENDED').map((one) => onList(one, asker.currency, language));
  const areas = [...new Set(all.map(({ property }) => property.area))];
  return { ...pageFrom(list, body), areas: areas.map((code) => quarterOf(code, language)) };
}
