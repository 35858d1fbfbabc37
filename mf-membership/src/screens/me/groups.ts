import type { Badges } from '@resort/shared/calls/badges';
import type { BarePath } from '@resort/shared/routes';

/** A screen that the member's own place leads to. */
export interface Way {
  /** its name: `me.way.<key>` */
  key:
    | 'inbox'
    | 'notifications'
    | 'plans'
    | 'stays'
    | 'tables'
    | 'tickets'
    | 'orders'
    | 'cart'
    | 'vouchers'
    | 'saved'
    | 'guests'
    | 'companions'
    | 'invite'
    | 'dollars'
    | 'benefits'
    | 'profile'
    | 'passkeys'
    | 'help'
    | 'legal';
  to: BarePath;
  /** a part of the screen */
  hash?: string;
  count?: keyof Badges;
}

export interface Group {
  title: 'messages' | 'plans' | 'mine' | 'account' | 'help';
  ways: readonly Way[];
  /** ends with the row for language and appearance */
  hasSettings?: true;
}

export const GROUPS: readonly Group[] = [
  {
    title: 'messages',
    ways: [
      { key: 'inbox', to: '/inbox', count: 'letters' },
      { key: 'notifications', to: '/notifications', count: 'unread' },
    ],
  },
  {
    title: 'plans',
    ways: [
      { key: 'plans', to: '/my-plans' },
      { key: 'stays', to: '/hotel-orders' },
      { key: 'tables', to: '/shop-orders' },
      { key: 'tickets', to: '/ticket-orders' },
      { key: 'orders', to: '/points-orders' },
      { key: 'cart', to: '/cart' },
    ],
  },
  {
    title: 'mine',
    ways: [
      { key: 'benefits', to: '/my-benefits' },
      { key: 'dollars', to: '/spend-dollars' },
      { key: 'vouchers', to: '/my-vouchers' },
      { key: 'saved', to: '/saved-offers' },
      { key: 'companions', to: '/companions' },
      { key: 'guests', to: '/real-name' },
      { key: 'invite', to: '/invite' },
    ],
  },
  {
    title: 'account',
    ways: [
      { key: 'profile', to: '/my-profile' },
      { key: 'passkeys', to: '/my-profile', hash: '#passkeys' },
    ],
    hasSettings: true,
  },
  {
    title: 'help',
    ways: [
      { key: 'help', to: '/help', count: 'chat' },
      { key: 'legal', to: '/terms-n-conditions' },
    ],
  },
];
