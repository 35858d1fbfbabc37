import type { Language } from '@resort/shared/contract';
import type { coupon } from '../../../src/schema/index.ts';
import type { exchangeItem } from '../../../src/domains/dollars/tables/exchange.ts';
import type { ExchangeText } from '../../../src/domains/dollars/tables/exchange.ts';

type Row = typeof exchangeItem.$inferInsert;
type Coupon = typeof coupon.$inferInsert;

/** Name, one line and one paragraph in one language. */
type Words = readonly [name: string, summary: string, description: string];

/** The stored row of an item, except `position` and `unit`, which follow from its list. */
export interface SeedItem {
  readonly row: Omit<Row, 'position' | 'unit' | 'texts' | 'startsOn' | 'isStocked'>;
  readonly texts: Record<Language, ExchangeText>;
  /** initial stock; undefined: unlimited */
  readonly stock: number | undefined;
  /** the coupon from which its vouchers are issued */
  readonly coupon: Pick<Coupon, 'type' | 'face' | 'scenes'> | undefined;
}

type Terms = Omit<SeedItem['row'], 'code' | 'picture' | 'category' | 'price' | 'isFinal'> &
  Partial<Pick<SeedItem, 'stock' | 'coupon'>> & { readonly isFinal?: boolean };

const textOf = ([name, summary, description]: Words): ExchangeText => ({
  name,
  summary,
  description: [description],
});

/** An item of the demo's shelves. */
export function item(
  code: string,
  about: Pick<Row, 'category' | 'picture' | 'price'>,
  { stock, coupon, isFinal = false, ...terms }: Terms,
  words: Record<Language, Words>,
): SeedItem {
  const { en, tc, sc, kr, jp } = words;
  const texts = { en: textOf(en), tc: textOf(tc), sc: textOf(sc), kr: textOf(kr), jp: textOf(jp) };
  const couponCode = coupon && code;
  return { row: { ...about, ...terms, code, isFinal, couponCode }, texts, stock, coupon };
}

export const EVERYWHERE = ['sjm', 'glp', 'tkl', 'pvm', 'gl'];
