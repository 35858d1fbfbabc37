import type { Drawing } from '../../../locales/drawings.ts';
import type { Texts } from '../../../locales/texts.ts';
import type { Choice } from '../../../locales/offer-choices.ts';
import { SHOP_TEXTS } from '../locales/index.ts';

/** A cuisine, or a kind of treatment or shop, as a way into the list. */
export interface ShopCategory extends Choice {
  readonly kind: 'DINING' | 'SPA' | 'SHOP';
  readonly picture: Drawing;
}

const category = (
  kind: ShopCategory['kind'],
  code: string,
  picture: Drawing,
  names: Texts,
): ShopCategory => ({ kind, code, picture, names });

/** In the order they are shown. */
export const SHOP_CATEGORIES: readonly ShopCategory[] = [
  category('DINING', 'cantonese', 'banquet', SHOP_TEXTS.shopChoices.shopCategories.cantonese),
  category('DINING', 'dim-sum', 'dim-sum', SHOP_TEXTS.shopChoices.shopCategories.dimSum),
  category('DINING', 'japanese', 'sushi-counter', SHOP_TEXTS.shopChoices.shopCategories.japanese),
  category('DINING', 'portuguese', 'wine-cellar', SHOP_TEXTS.shopChoices.shopCategories.portuguese),
  category('DINING', 'western', 'glasses', SHOP_TEXTS.shopChoices.shopCategories.western),
  category('DINING', 'grill', 'charcoal-grill', SHOP_TEXTS.shopChoices.shopCategories.grill),
  category('DINING', 'tea', 'afternoon-tea', SHOP_TEXTS.shopChoices.shopCategories.tea),
  category('DINING', 'bar', 'bar', SHOP_TEXTS.shopChoices.shopCategories.bar),
  category('SPA', 'massage', 'hot-stones', SHOP_TEXTS.shopChoices.shopCategories.massage),
  category('SPA', 'hydro', 'spa-pool', SHOP_TEXTS.shopChoices.shopCategories.hydro),
  category('SHOP', 'fashion', 'arcade', SHOP_TEXTS.shopChoices.shopCategories.fashion),
  category('SHOP', 'jewellery', 'gift', SHOP_TEXTS.shopChoices.shopCategories.jewellery),
  category('SHOP', 'gourmet', 'hamper', SHOP_TEXTS.shopChoices.shopCategories.gourmet),
  category('SHOP', 'home', 'candle', SHOP_TEXTS.shopChoices.shopCategories.home),
];

const choice = (code: string, names: Texts): Choice => ({ code, names });

/** Other labels of outlets. */
export const SHOP_LABELS: readonly Choice[] = [
  choice('view', SHOP_TEXTS.shopChoices.shopLabels.view),
  choice('family', SHOP_TEXTS.shopChoices.shopLabels.family),
  choice('couple', SHOP_TEXTS.shopChoices.shopLabels.couple),
  choice('private', SHOP_TEXTS.shopChoices.shopLabels.private),
  choice('vegetarian', SHOP_TEXTS.shopChoices.shopLabels.vegetarian),
  choice('terrace', SHOP_TEXTS.shopChoices.shopLabels.terrace),
  choice('music', SHOP_TEXTS.shopChoices.shopLabels.music),
  choice('late', SHOP_TEXTS.shopChoices.shopLabels.late),
  choice('new', SHOP_TEXTS.shopChoices.shopLabels.new),
];

/** The equipment of a private dining room or a treatment room. */
export const ROOM_FEATURES: readonly Choice[] = [
  choice('view', SHOP_TEXTS.shopChoices.roomFeatures.view),
  choice('screen', SHOP_TEXTS.shopChoices.roomFeatures.screen),
  choice('step-free', SHOP_TEXTS.shopChoices.roomFeatures.stepFree),
  choice('own-washroom', SHOP_TEXTS.shopChoices.roomFeatures.ownWashroom),
  choice('bath', SHOP_TEXTS.shopChoices.roomFeatures.bath),
  choice('for-two', SHOP_TEXTS.shopChoices.roomFeatures.forTwo),
];

/** Occasions for a table or a treatment. */
export const OCCASIONS: readonly Choice[] = [
  choice('birthday', SHOP_TEXTS.shopChoices.occasions.birthday),
  choice('anniversary', SHOP_TEXTS.shopChoices.occasions.anniversary),
  choice('date', SHOP_TEXTS.shopChoices.occasions.date),
  choice('family', SHOP_TEXTS.shopChoices.occasions.family),
  choice('business', SHOP_TEXTS.shopChoices.occasions.business),
  choice('celebration', SHOP_TEXTS.shopChoices.occasions.celebration),
];

/** The price levels, MOP for one guest; `to` null: no upper limit. */
export const PRICE_LEVELS: readonly (Choice & { readonly from: string; readonly to: string | null })[] = [
  { ...choice('1', SHOP_TEXTS.shopChoices.priceLevels.casual), from: '0.00', to: '200.00' },
  {
    ...choice('2', SHOP_TEXTS.shopChoices.priceLevels.moderate),
    from: '200.00',
    to: '500.00',
  },
  { ...choice('3', SHOP_TEXTS.shopChoices.priceLevels.fineDining), from: '500.00', to: '1000.00' },
  { ...choice('4', SHOP_TEXTS.shopChoices.priceLevels.exceptional), from: '1000.00', to: null },
];
