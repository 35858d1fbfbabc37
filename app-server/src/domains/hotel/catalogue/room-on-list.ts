import type { RoomOnList } from '@resort/mf-hotel/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import type { Currency } from '../../../core/member/currencies.ts';
import type { HotelCatalogue, RoomType } from '../rates/hotel-catalogue.ts';
import type { Nights } from '../rates/nights.ts';
import { lowestOf, perNight, sellable, shownRates, type RoomOffer } from '../rates/offers.ts';
import type { Asker } from '../rates/price-stay.ts';
import { roomInWords } from './words.ts';

/** Members see how many rooms are left if there are at most this many. */
const FEW = 5;
export const fewLeft = (left: number): number | null => (left > 0 && left <= FEW ? left : null);

/** The lowest price of a room type, for a list. */
export interface FromPrice {
  /** minor units of the asker's currency, with service charge and tax; null: unavailable */
  readonly price: bigint | null;
  /** of the whole stay, with service charge and tax */
  readonly total: bigint | null;
  readonly isMemberPrice: boolean;
}

/** The cheapest stay of an offer. */
export function fromOffer({ stays: [best] }: RoomOffer): FromPrice {
  if (best === undefined) return { price: null, total: null, isMemberPrice: false };
  return { price: perNight(best), total: best.total, isMemberPrice: best.plan.tierMin !== null };
}

/** The lowest of the given nights. */
export function fromNights({ hotel, ratePlans }: HotelCatalogue, nights: Nights, asker: Asker): FromPrice {
  const plans = shownRates(ratePlans, asker.tier);
  const lowest = sellable(nights, asker.clock).flatMap(
    (night) => lowestOf(night, { hotel, plans }, asker) ?? [],
  );
  const [best] = lowest.toSorted((a, b) => Number(a.price - b.price));
  if (best === undefined) return { price: null, total: null, isMemberPrice: false };
  return {
    price: best.price,
    total: null,
    isMemberPrice: best.plan.tierMin !== null,
  };
}

const textOf = (amount: bigint | null) => (amount === null ? null : moneyText(amount));

interface Shown {
  readonly hotelCode: string;
  readonly language: Language;
  readonly currency: Currency;
}

/** A room type on a list; `offer` if dates are given. */
export function roomOnList(
  room: RoomType,
  from: FromPrice,
  { hotelCode, language, currency }: Shown,
  offer?: RoomOffer,
): RoomOnList {
  return {
    ...roomInWords(room, hotelCode, language),
    fromPrice: textOf(from.price),
    fromTotal: textOf(from.total),
    isMemberPrice: from.isMemberPrice,
    currency,
    left: offer === undefined ? null : fewLeft(offer.left),
    bar: offer?.barred?.bar ?? null,
    minStay: offer?.barred?.minStay ?? 1,
  };
}
