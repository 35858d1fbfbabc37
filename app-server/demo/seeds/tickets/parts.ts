import { inEach } from '@resort/shared/contract';
import type { EventCategory, ticketEvent } from '../../../src/domains/ticketing/tables/tickets.ts';
import type { Texts } from '../../../src/locales/texts.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

/** The price of a category of a demo performance, decimal text of MOP, and the pool that it is counted in. */
export interface DemoCategory extends EventCategory {
  readonly price: string;
  readonly pool: string;
}

/** The times of a demo event in Macau, minutes after midnight. */
export interface DemoTimes {
  /** 0 is Monday; omitted: every day */
  readonly weekdays?: readonly number[];
  readonly starts: readonly number[];
  readonly minutes: number;
  /** sales end this many minutes after the start; negative: before it */
  readonly salesMinutes: number;
  /** days from today, both included */
  readonly from: number;
  readonly to: number;
  /** the capacity of each pool */
  readonly totals: Readonly<Record<string, number>>;
  readonly blocked?: readonly string[];
}

export interface DemoEvent extends Omit<
  typeof ticketEvent.$inferInsert,
  'rank' | 'categories' | 'saleFrom' | 'publicFrom' | 'createdAt' | 'updatedAt' | 'lat' | 'lng'
> {
  readonly categories: readonly DemoCategory[];
  readonly times: DemoTimes;
  /** days until the public sale, for an event with a presale */
  readonly publicInDays?: number;
}

export const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

const NO_TEXT: Texts = inEach(() => '');

/** A category that is counted alone, or with others in one pool. */
export const category = (
  code: string,
  name: Texts,
  price: string,
  more: Partial<Pick<DemoCategory, 'text' | 'pool' | 'isReduced' | 'maxPerOrder'>> = {},
): DemoCategory => ({
  code,
  name,
  price,
  text: NO_TEXT,
  pool: code,
  maxPerOrder: null,
  isReduced: false,
  ...more,
});

/** Guests of one place by age, counted together. */
export const byAge = (adult: string, child: string, senior: string): DemoCategory[] => [
  category('ADULT', DEMO_TEXTS.ticketsParts.adult.name, adult, {
    text: DEMO_TEXTS.ticketsParts.adult.text,
    pool: 'ALL',
  }),
  category('CHILD', DEMO_TEXTS.ticketsParts.child.name, child, {
    text: DEMO_TEXTS.ticketsParts.child.text,
    pool: 'ALL',
    isReduced: true,
  }),
  category('SENIOR', DEMO_TEXTS.ticketsParts.senior.name, senior, {
    text: DEMO_TEXTS.ticketsParts.senior.text,
    pool: 'ALL',
    isReduced: true,
  }),
];

/** The same limit for every tier, or a higher one for Gold and Diamond. */
export const limits = (usual: number, gold = usual, diamond = gold) => ({
  CLASSIC: usual,
  SILVER: usual,
  GOLD: gold,
  DIAMOND: diamond,
});

export const GETTING_THERE: Texts = DEMO_TEXTS.ticketsParts.gettingThere;
export const GOOD_TO_KNOW: Texts = DEMO_TEXTS.ticketsParts.goodToKnow;

/** A section of an event's page. */
export const section = (id: string, title: Texts, text: Texts) => ({ id, title, text });
