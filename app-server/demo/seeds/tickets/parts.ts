import type { EventCategory, Texts, ticketEvent } from '../../../src/schema/index.ts';
import { five } from '../five.ts';

/** The price of a category of a demo session, decimal text of MOP, and the pool that it is counted in. */
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

const NO_TEXT: Texts = five('', '', '', '', '');

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

/** Visitors of one place by age, counted together. */
export const byAge = (adult: string, child: string, senior: string): DemoCategory[] => [
  category('ADULT', five('Adult', '成人', '成人', '성인', '大人'), adult, {
    text: five('Aged 12 to 64', '12 至 64 歲', '12 至 64 岁', '만 12~64세', '12～64歳'),
    pool: 'ALL',
  }),
  category('CHILD', five('Child', '小童', '儿童', '어린이', '子ども'), child, {
    text: five('Aged 3 to 11', '3 至 11 歲', '3 至 11 岁', '만 3~11세', '3～11歳'),
    pool: 'ALL',
    isReduced: true,
  }),
  category('SENIOR', five('Senior', '長者', '长者', '시니어', 'シニア'), senior, {
    text: five('Aged 65 and over', '65 歲或以上', '65 岁或以上', '만 65세 이상', '65歳以上'),
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

export const GETTING_THERE: Texts = five('Getting there', '交通', '交通', '오시는 길', 'アクセス');
export const GOOD_TO_KNOW: Texts = five('Good to know', '溫馨提示', '温馨提示', '알아두실 점', 'ご案内');

/** A section of an event's page. */
export const section = (id: string, title: Texts, text: Texts) => ({ id, title, text });
