import type { Language } from '@resort/shared/contract';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { UPCOMING_TITLE, UPCOMING_TITLE_ONE } from '../texts/reservations.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import type { ShopFacts } from '../availability/shop-facts.ts';

/** A reservation in one line, as the home, the cart and a checkout show it. */
export function lineOf(
  { shop, outlet }: Pick<ShopFacts, 'shop' | 'outlet'>,
  { party, from }: { readonly party: number; readonly from: Date },
  language: Language,
) {
  return {
    title: (party === 1 ? UPCOMING_TITLE_ONE : UPCOMING_TITLE)[language]
      .replace('{name}', outlet.name[language])
      .replace('{party}', String(party)),
    image: coverOf(shop.pictures, language).src,
    dates: [macauDate(from)],
  };
}
