import type { Tier } from '@resort/shared/calls/rows';
import type { Drawing } from '../../../locales/drawings.ts';
import type { Texts } from '../../../locales/texts.ts';
import { MEMBERSHIP_TEXTS } from '../locales/index.ts';

/** A gift of the card, collected with the member code; each once in a programme year. */
export interface GiftContent {
  /** in responses and in gift_claim; never changes */
  id: string;
  name: Texts;
  /** where to collect it */
  place: Texts;
  picture: Drawing;
  /** the total stock */
  supply: number;
}

/** Gifts of one kind; a tier may choose this many of them in a programme year. */
export interface GiftCategoryContent {
  id: string;
  name: Texts;
  quota: Record<Tier, number>;
  gifts: readonly GiftContent[];
}

const LOBBY: Texts = MEMBERSHIP_TEXTS.gifts.lobby;
const TEA_ROOM: Texts = MEMBERSHIP_TEXTS.gifts.teaRoom;
const SPA: Texts = MEMBERSHIP_TEXTS.gifts.spa;

export const GIFT_CATEGORIES: readonly GiftCategoryContent[] = [
  {
    id: '1',
    name: MEMBERSHIP_TEXTS.gifts.giftCategories.welcomeGifts.name,
    quota: { CLASSIC: 1, SILVER: 1, GOLD: 1, DIAMOND: 2 },
    gifts: [
      {
        id: '101',
        name: MEMBERSHIP_TEXTS.gifts.giftCategories.welcomeGifts.almondBiscuitsFromOur.name,
        place: LOBBY,
        picture: 'biscuits',
        supply: 600,
      },
      {
        id: '102',
        name: MEMBERSHIP_TEXTS.gifts.giftCategories.welcomeGifts.twoGlassesOfSparkling.name,
        place: MEMBERSHIP_TEXTS.gifts.giftCategories.welcomeGifts.twoGlassesOfSparkling.place,
        picture: 'bar',
        supply: 240,
      },
    ],
  },
  {
    id: '2',
    name: MEMBERSHIP_TEXTS.gifts.giftCategories.forYourBirthday.name,
    quota: { CLASSIC: 0, SILVER: 1, GOLD: 1, DIAMOND: 1 },
    gifts: [
      {
        id: '201',
        name: MEMBERSHIP_TEXTS.gifts.giftCategories.forYourBirthday.birthdayCakeHalfA.name,
        place: TEA_ROOM,
        picture: 'cake',
        supply: 300,
      },
      {
        id: '202',
        name: MEMBERSHIP_TEXTS.gifts.giftCategories.forYourBirthday.dimSumBasketFor.name,
        place: TEA_ROOM,
        picture: 'dim-sum',
        supply: 180,
      },
    ],
  },
  {
    id: '3',
    name: MEMBERSHIP_TEXTS.gifts.giftCategories.seasonalGifts.name,
    quota: { CLASSIC: 0, SILVER: 0, GOLD: 1, DIAMOND: 2 },
    gifts: [
      {
        id: '301',
        name: MEMBERSHIP_TEXTS.gifts.giftCategories.seasonalGifts.bathOilsFromThe.name,
        place: SPA,
        picture: 'bath-oils',
        supply: 120,
      },
      {
        id: '302',
        name: MEMBERSHIP_TEXTS.gifts.giftCategories.seasonalGifts.aBottleChosenBy.name,
        place: LOBBY,
        picture: 'wine-cellar',
        supply: 80,
      },
      {
        id: '303',
        name: MEMBERSHIP_TEXTS.gifts.giftCategories.seasonalGifts.lanternFestivalHamper.name,
        place: LOBBY,
        picture: 'hamper',
        supply: 2,
      },
    ],
  },
];
