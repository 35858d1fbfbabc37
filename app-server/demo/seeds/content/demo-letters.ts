import type { InboxKind, NotificationTopic } from '@resort/mf-content/contract';
import type { Drawing } from '../../../src/locales/drawings.ts';
import { fill } from '../../../src/locales/fill.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';
import { WELCOME_LETTER, type LetterTexts } from '../../../src/core/announcements/letters.ts';
import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import type { Texts } from '../../../src/locales/texts.ts';

const LETTERS = DEMO_TEXTS.letters;

interface DemoLetter extends LetterTexts {
  readonly kind: InboxKind;
  readonly picture: Drawing | null;
  /** path and query below the language prefix */
  readonly link: string;
  readonly daysAgo: number;
  readonly read: boolean;
}

/** What the members of the demo find in their inbox, the oldest first. */
export const DEMO_LETTERS: readonly DemoLetter[] = [
  {
    kind: 'SYSTEM',
    picture: 'lobby',
    link: '/my-benefits',
    daysAgo: 60,
    read: true,
    ...WELCOME_LETTER,
  },
  {
    kind: 'OFFER',
    picture: 'afternoon-tea',
    link: '/offers?category=dining',
    daysAgo: 9,
    read: true,
    title: LETTERS.afternoonTea.title,
    summary: LETTERS.afternoonTea.summary,
    page: fill(LETTERS.afternoonTea.page, () => ({ scones: TEA.scones })),
    button: LETTERS.afternoonTea.button,
  },
  {
    kind: 'ORDER',
    picture: 'candle',
    link: '/points-orders',
    daysAgo: 4,
    read: false,
    title: LETTERS.candle.title,
    summary: LETTERS.candle.summary,
    page: LETTERS.candle.page,
    button: LETTERS.candle.button,
  },
  {
    kind: 'OFFER',
    picture: 'gift',
    link: '/my-vouchers',
    daysAgo: 1,
    read: false,
    title: LETTERS.gift.title,
    summary: LETTERS.gift.summary,
    page: LETTERS.gift.page,
    button: LETTERS.gift.button,
  },
];

interface DemoNotification {
  readonly topic: NotificationTopic;
  readonly title: Texts;
  readonly text: Texts;
  readonly link: string;
  readonly daysAgo: number;
  readonly read: boolean;
}

/** What the members of the demo were notified of, the oldest first. */
export const DEMO_NOTIFICATIONS: readonly DemoNotification[] = [
  {
    topic: 'NEWS',
    title: WELCOME_LETTER.title,
    text: LETTERS.notifiedNews.text,
    link: '/my-membership',
    daysAgo: 60,
    read: true,
  },
  {
    topic: 'OFFERS',
    title: LETTERS.notifiedOffers.title,
    text: LETTERS.notifiedOffers.text,
    link: '/my-vouchers',
    daysAgo: 1,
    read: false,
  },
];
