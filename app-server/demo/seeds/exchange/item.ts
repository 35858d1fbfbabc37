import { inEach, type Language } from '@resort/shared/contract';
import type { coupon } from '../../../src/schema/index.ts';
import type { exchangeItem } from '../../../src/domains/dollars/tables/exchange.ts';
import type { ExchangeText } from '../../../src/domains/dollars/tables/exchange.ts';
import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import { filled } from '../../../src/locales/fill.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

type Row = typeof exchangeItem.$inferInsert;
type Coupon = typeof coupon.$inferInsert;

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

/** An item of the demo's shelves; its texts are those of its code. */
export function item(
  code: keyof typeof DEMO_TEXTS.exchange,
  about: Pick<Row, 'category' | 'picture' | 'price'>,
  { stock, coupon, isFinal = false, ...terms }: Terms,
): SeedItem {
  const { name, summary, description } = DEMO_TEXTS.exchange[code];
  const texts = inEach((language) => ({
    name: name[language],
    summary: summary[language],
    description: [filled(description[language], { from: TEA.from, to: TEA.to })],
  }));
  const couponCode = coupon && code;
  return { row: { ...about, ...terms, code, isFinal, couponCode }, texts, stock, coupon };
}

export const EVERYWHERE = ['sjm', 'glp', 'tkl', 'pvm', 'gl'];
