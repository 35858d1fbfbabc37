import type { Drawing } from './drawings.ts';
import { COMMON_TEXTS } from './index.ts';
import type { Texts } from './texts.ts';

export interface Choice {
  readonly code: string;
  readonly names: Texts;
}

/** The choices of a group of texts, whose keys are their codes, in its order. */
export const choicesOf = (group: Readonly<Record<string, Texts>>): readonly Choice[] =>
  Object.entries(group).map(([code, names]) => ({ code, names }));

/** Kinds of offers, in the order they are shown. */
export const OFFER_CATEGORIES = choicesOf(COMMON_TEXTS.offerChoices.offerCategories);

/** What else can be said of an offer. */
export const OFFER_TAGS = choicesOf(COMMON_TEXTS.offerChoices.offerTags);

export interface Area extends Choice {
  readonly quarters: readonly Choice[];
}

const AREA_NAMES = COMMON_TEXTS.offerChoices.areas;
const QUARTER_NAMES = COMMON_TEXTS.offerChoices.quarters;

const area = (code: keyof typeof AREA_NAMES, ...quarters: (keyof typeof QUARTER_NAMES)[]): Area => ({
  code,
  names: AREA_NAMES[code],
  quarters: quarters.map((quarter) => ({ code: quarter, names: QUARTER_NAMES[quarter] })),
});

/** Parts of Macau and the quarters in them. */
export const AREAS: readonly Area[] = [
  area('peninsula', 'nape', 'senado', 'penha'),
  area('taipa', 'taipa-village'),
  area('cotai', 'cotai-strip'),
  area('coloane', 'hac-sa'),
];

export interface ShopIcon extends Choice {
  readonly picture: Drawing;
  /** filters of the list, as its address has them */
  readonly query: string;
}

const ICON_NAMES = COMMON_TEXTS.offerChoices.shopIcons;

const icon = (code: keyof typeof ICON_NAMES, picture: Drawing, query: string): ShopIcon => ({
  code,
  names: ICON_NAMES[code],
  picture,
  query,
});

/** Shortcuts into the list by occasion. */
export const SHOP_ICONS: readonly ShopIcon[] = [
  icon('rooms', 'suite-dusk', 'category=stay'),
  icon('restaurants', 'set-table', 'category=dining'),
  icon('spa', 'spa-pool', 'category=spa'),
  icon('boutiques', 'arcade', 'category=shopping'),
  icon('stage', 'stage', 'category=shows'),
  icon('families', 'pool-garden', 'tag=family'),
];
