import type { Category, Reward } from '@resort/mf-dollars/contract';
import type { Language } from '@resort/shared/contract';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import { CATEGORIES, TERMS } from '../texts/exchange.ts';
import { placeOf } from '../../../core/properties/properties.ts';
import { tierName } from '../../../core/member/tiers.ts';
import { barOf, limitLeft, type Wish } from './bars.ts';
import type { Item } from './cost.ts';
import type { ShelfItem } from './shelf.ts';

/** The common wire format of rewards and goods. */
export function wireItem(found: ShelfItem, wish: Wish, language: Language): Omit<Reward, 'price'> {
  const { item, left } = found;
  const { name, summary } = item.texts[language];
  const reason = barOf(found, wish);
  return {
    id: String(item.id),
    name,
    summary,
    picture: pictureOf(item.picture, language),
    category: item.category,
    tierMin: item.tierMin,
    tierMinName: tierName(item.tierMin, language),
    stock: left,
    limitPerMember: item.perMember,
    limitLeft: limitLeft(found),
    pickUp: item.pickUp.map((code) => placeOf(code, language)),
    validFrom: item.startsOn,
    validTo: item.endsOn,
    redeemable: reason === null,
    reason,
  };
}

/** What a member reads before an exchange: the item's text, and the hotel rules that apply. */
export function wireDetail({ texts, couponCode, isFinal, pickUpDays }: Item, language: Language) {
  const rules =
    couponCode !== null
      ? [TERMS.voucher, TERMS.final, TERMS.noCash]
      : [TERMS.pickUp, TERMS.lapse, isFinal ? TERMS.final : TERMS.cancellable, TERMS.noCash];
  return {
    description: [...texts[language].description],
    terms: rules.map((rule) => rule[language].replace('{days}', String(pickUpDays))),
    cancellable: couponCode === null && !isFinal,
    pickUpDays,
  };
}

/** The categories of these items, in the defined order. */
export function categoriesOf(found: readonly ShelfItem[], language: Language): Category[] {
  const used = new Set(found.map(({ item }) => item.category));
  return CATEGORIES.filter(({ code }) => used.has(code)).map(({ code, names }) => ({
    code,
    name: names[language],
  }));
}
