import type { Texts } from '../../../locales/texts.ts';
import { MEMBERSHIP_TEXTS } from '../locales/index.ts';

export interface MenuContent {
  key: string;
  name: Texts;
  /** of the small signs the app has; one that it does not know is drawn as a star */
  icon: string;
  /** a route of the app, perhaps of a screen that not every release has */
  route: string;
}

/** The quick menu, in its order. */
export const MENU: readonly MenuContent[] = [
  {
    key: 'benefits',
    name: MEMBERSHIP_TEXTS.menu.benefits.name,
    icon: 'gem',
    route: '/my-benefits',
  },
  {
    key: 'vouchers',
    name: MEMBERSHIP_TEXTS.menu.vouchers.name,
    icon: 'ticket-percent',
    route: '/my-vouchers',
  },
  {
    key: 'offers',
    name: MEMBERSHIP_TEXTS.menu.offers.name,
    icon: 'tag',
    route: '/offers',
  },
  {
    key: 'rewards',
    name: MEMBERSHIP_TEXTS.menu.rewards.name,
    icon: 'gift',
    route: '/redeem-rewards',
  },
  {
    key: 'hotels',
    name: MEMBERSHIP_TEXTS.menu.hotels.name,
    icon: 'bed',
    route: '/hotels',
  },
  {
    key: 'dining',
    name: MEMBERSHIP_TEXTS.menu.dining.name,
    icon: 'utensils',
    route: '/dining',
  },
  {
    key: 'tickets',
    name: MEMBERSHIP_TEXTS.menu.tickets.name,
    icon: 'ticket',
    route: '/tickets',
  },
  {
    key: 'history',
    name: MEMBERSHIP_TEXTS.menu.history.name,
    icon: 'history',
    route: '/transaction-history',
  },
  {
    key: 'profile',
    name: MEMBERSHIP_TEXTS.menu.profile.name,
    icon: 'user',
    route: '/my-profile',
  },
];
