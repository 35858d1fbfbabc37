import type { Language } from '@resort/shared/contract';
import type { Drawing } from './drawings.ts';
import { COMMON_TEXTS } from './index.ts';

type Names = Readonly<Record<Language, string>>;

export interface Choice {
  readonly code: string;
  readonly names: Names;
}

/** Kinds of offers, in the order they are shown. */
export const OFFER_CATEGORIES: readonly Choice[] = [
  { code: 'stay', names: COMMON_TEXTS.offerChoices.offerCategories.stay.names },
  { code: 'dining', names: COMMON_TEXTS.offerChoices.offerCategories.dining.names },
  {
    code: 'spa',
    names: COMMON_TEXTS.offerChoices.offerCategories.spa.names,
  },
  { code: 'shopping', names: COMMON_TEXTS.offerChoices.offerCategories.shopping.names },
  {
    code: 'shows',
    names: COMMON_TEXTS.offerChoices.offerCategories.shows.names,
  },
];

/** What else can be said of an offer. */
export const OFFER_TAGS: readonly Choice[] = [
  { code: 'new', names: COMMON_TEXTS.offerChoices.offerTags.new.names },
  { code: 'family', names: COMMON_TEXTS.offerChoices.offerTags.family.names },
  { code: 'couple', names: COMMON_TEXTS.offerChoices.offerTags.couple.names },
  { code: 'weekend', names: COMMON_TEXTS.offerChoices.offerTags.weekend.names },
  {
    code: 'festive',
    names: COMMON_TEXTS.offerChoices.offerTags.festive.names,
  },
  {
    code: 'members',
    names: COMMON_TEXTS.offerChoices.offerTags.members.names,
  },
];

export interface Area extends Choice {
  readonly quarters: readonly Choice[];
}

/** Parts of Macau and the quarters in them. */
export const AREAS: readonly Area[] = [
  {
    code: 'peninsula',
    names: COMMON_TEXTS.offerChoices.areas.peninsula.names,
    quarters: [
      {
        code: 'nape',
        names: COMMON_TEXTS.offerChoices.areas.peninsula.nape.names,
      },
      {
        code: 'senado',
        names: COMMON_TEXTS.offerChoices.areas.peninsula.senado.names,
      },
      {
        code: 'penha',
        names: COMMON_TEXTS.offerChoices.areas.peninsula.penha.names,
      },
    ],
  },
  {
    code: 'taipa',
    names: COMMON_TEXTS.offerChoices.areas.taipa.names,
    quarters: [
      {
        code: 'taipa-village',
        names: COMMON_TEXTS.offerChoices.areas.taipa.taipaVillage.names,
      },
    ],
  },
  {
    code: 'cotai',
    names: COMMON_TEXTS.offerChoices.areas.cotai.names,
    quarters: [
      {
        code: 'cotai-strip',
        names: COMMON_TEXTS.offerChoices.areas.cotai.cotaiStrip.names,
      },
    ],
  },
  {
    code: 'coloane',
    names: COMMON_TEXTS.offerChoices.areas.coloane.names,
    quarters: [{ code: 'hac-sa', names: COMMON_TEXTS.offerChoices.areas.coloane.hacSa.names }],
  },
];

export interface ShopIcon extends Choice {
  readonly picture: Drawing;
  /** filters of the list, as its address has them */
  readonly query: string;
}

/** Shortcuts into the list by occasion. */
export const SHOP_ICONS: readonly ShopIcon[] = [
  {
    code: 'rooms',
    picture: 'suite-dusk',
    query: 'category=stay',
    names: COMMON_TEXTS.offerChoices.shopIcons.rooms.names,
  },
  {
    code: 'restaurants',
    picture: 'set-table',
    query: 'category=dining',
    names: COMMON_TEXTS.offerChoices.shopIcons.restaurants.names,
  },
  {
    code: 'spa',
    picture: 'spa-pool',
    query: 'category=spa',
    names: COMMON_TEXTS.offerChoices.shopIcons.spa.names,
  },
  {
    code: 'boutiques',
    picture: 'arcade',
    query: 'category=shopping',
    names: COMMON_TEXTS.offerChoices.shopIcons.boutiques.names,
  },
  {
    code: 'stage',
    picture: 'stage',
    query: 'category=shows',
    names: COMMON_TEXTS.offerChoices.shopIcons.stage.names,
  },
  {
    code: 'families',
    picture: 'pool-garden',
    query: 'tag=family',
    names: COMMON_TEXTS.offerChoices.shopIcons.families.names,
  },
];
