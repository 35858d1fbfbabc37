import { choicesOf, type Choice } from '../../../locales/offer-choices.ts';
import type { Drawing } from '../../../locales/drawings.ts';
import { SHOP_TEXTS } from '../locales/index.ts';

/** A cuisine, or a kind of treatment or shop, as a way into the list. */
export interface ShopCategory extends Choice {
  readonly kind: 'DINING' | 'SPA' | 'SHOP';
  readonly picture: Drawing;
}

const NAMES = SHOP_TEXTS.shopChoices.shopCategories;

const category = (kind: ShopCategory['kind'], code: keyof typeof NAMES, picture: Drawing): ShopCategory => ({
  kind,
  code,
  picture,
  names: NAMES[code],
});

/** In the order they are shown. */
export const SHOP_CATEGORIES: readonly ShopCategory[] = [
  category('DINING', 'cantonese', 'banquet'),
  category('DINING', 'dim-sum', 'dim-sum'),
  category('DINING', 'japanese', 'sushi-counter'),
  category('DINING', 'portuguese', 'wine-cellar'),
  category('DINING', 'western', 'glasses'),
  category('DINING', 'grill', 'charcoal-grill'),
  category('DINING', 'tea', 'afternoon-tea'),
  category('DINING', 'bar', 'bar'),
  category('SPA', 'massage', 'hot-stones'),
  category('SPA', 'hydro', 'spa-pool'),
  category('SHOP', 'fashion', 'arcade'),
  category('SHOP', 'jewellery', 'gift'),
  category('SHOP', 'gourmet', 'hamper'),
  category('SHOP', 'home', 'candle'),
];

/** Other labels of outlets. */
export const SHOP_LABELS = choicesOf(SHOP_TEXTS.shopChoices.shopLabels);

/** The equipment of a private dining room or a treatment room. */
export const ROOM_FEATURES = choicesOf(SHOP_TEXTS.shopChoices.roomFeatures);

/** Occasions for a table or a treatment. */
export const OCCASIONS = choicesOf(SHOP_TEXTS.shopChoices.occasions);

type PriceLevel = Choice & { readonly from: string; readonly to: string | null };

const LEVELS = SHOP_TEXTS.shopChoices.priceLevels;

/** The price levels, MOP for one guest; `to` null: no upper limit. */
export const PRICE_LEVELS: readonly PriceLevel[] = [
  { code: '1', names: LEVELS.casual, from: '0.00', to: '200.00' },
  { code: '2', names: LEVELS.moderate, from: '200.00', to: '500.00' },
  { code: '3', names: LEVELS.fineDining, from: '500.00', to: '1000.00' },
  { code: '4', names: LEVELS.exceptional, from: '1000.00', to: null },
];
