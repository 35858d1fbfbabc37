import type { ShopKind } from '@resort/mf-shop/contract';
import type { Language } from '@resort/shared/contract';
import type { Drawing } from '../../../locales/drawings.ts';
import { SHOP_TEXTS } from '../locales/index.ts';

type Texts = Readonly<Record<Language, string>>;

/** The banners above the lists of outlets. */
export interface ShopBanner {
  readonly id: string;
  readonly kind: ShopKind;
  readonly title: Texts;
  readonly text: Texts;
  readonly picture: Drawing;
  /** path and query below the language prefix */
  readonly link: string;
}

export const SHOP_BANNERS: readonly ShopBanner[] = [
  {
    id: 'tonight',
    kind: 'DINING',
    picture: 'set-table',
    link: '/shop?id=LOTUS-ROOM',
    title: SHOP_TEXTS.shopBanners.tonight.title,
    text: SHOP_TEXTS.shopBanners.tonight.text,
  },
  {
    id: 'tea',
    kind: 'DINING',
    picture: 'afternoon-tea',
    link: '/shop?id=TEA-GALLERY',
    title: SHOP_TEXTS.shopBanners.tea.title,
    text: SHOP_TEXTS.shopBanners.tea.text,
  },
  {
    id: 'garden-spa',
    kind: 'SPA',
    picture: 'spa-pool',
    link: '/shop?id=GARDEN-SPA',
    title: SHOP_TEXTS.shopBanners.gardenSpa.title,
    text: SHOP_TEXTS.shopBanners.gardenSpa.text,
  },
  {
    id: 'gifts',
    kind: 'SHOP',
    picture: 'hamper',
    link: '/shop?id=LANTERN-SWEETS',
    title: SHOP_TEXTS.shopBanners.gifts.title,
    text: SHOP_TEXTS.shopBanners.gifts.text,
  },
];
