import type { PopFrequency } from '@resort/shared/calls/rows';
import type { Drawing } from '../../../locales/drawings.ts';
import type { Texts } from '../../../locales/texts.ts';
import { MEMBERSHIP_TEXTS } from '../locales/index.ts';

export interface PopWindowContent {
  /** never changes; what members did with it is kept under it */
  id: string;
  frequency: PopFrequency;
  title: Texts;
  text: Texts;
  picture: Drawing;
  /** a route of the app, and what the button that leads there says */
  link: { route: string; label: Texts } | null;
}

/** The first that is due is shown. */
export const POP_WINDOWS: readonly PopWindowContent[] = [
  {
    id: 'welcome',
    frequency: 'ONCE',
    title: MEMBERSHIP_TEXTS.popWindows.welcome.title,
    text: MEMBERSHIP_TEXTS.popWindows.welcome.text,
    picture: 'lobby',
    link: {
      route: '/my-benefits',
      label: MEMBERSHIP_TEXTS.popWindows.welcome.link.label,
    },
  },
  {
    id: 'lanterns',
    frequency: 'WEEKLY',
    title: MEMBERSHIP_TEXTS.popWindows.lanterns.title,
    text: MEMBERSHIP_TEXTS.popWindows.lanterns.text,
    picture: 'lantern-night',
    link: null,
  },
];
