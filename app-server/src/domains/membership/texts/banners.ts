import type { Drawing } from '../../../locales/drawings.ts';
import { TEA } from './tea.ts';
import type { Texts } from '../../../locales/texts.ts';
import { MEMBERSHIP_TEXTS } from '../locales/index.ts';
import { fill } from '../../../locales/fill.ts';

export interface BannerContent {
  id: string;
  title: Texts;
  text: Texts;
  picture: Drawing;
  /** a route of the app; a release without that screen shows the banner without a link */
  link: string | null;
}

/** On the member's home, in this order. */
export const BANNERS: readonly BannerContent[] = [
  {
    id: '1',
    title: MEMBERSHIP_TEXTS.banners.allThePrivilegesOf.title,
    text: MEMBERSHIP_TEXTS.banners.allThePrivilegesOf.text,
    picture: 'lounge',
    link: '/my-benefits',
  },
  {
    id: '2',
    title: MEMBERSHIP_TEXTS.banners.eveningsByTheHarbour.title,
    text: MEMBERSHIP_TEXTS.banners.eveningsByTheHarbour.text,
    picture: 'harbour',
    link: '/hotels',
  },
  {
    id: '3',
    title: MEMBERSHIP_TEXTS.banners.teaInTheGarden.title,
    text: fill(MEMBERSHIP_TEXTS.banners.teaInTheGarden.text, () => ({ from: TEA.from })),
    picture: 'garden',
    link: null,
  },
];
