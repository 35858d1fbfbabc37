import type { InboxTab, InboxUnread } from '../../contract/index.ts';

/** The tabs as the address has them. */
export const TABS = ['all', 'order', 'offer', 'system'] as const satisfies readonly (keyof InboxUnread)[];
export type Tab = (typeof TABS)[number];

export const TAB_OF = {
  all: 'ALL',
  order: 'ORDER',
  offer: 'OFFER',
  system: 'SYSTEM',
} as const satisfies Record<Tab, InboxTab>;
