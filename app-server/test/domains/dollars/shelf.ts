import { inEach } from '@resort/shared/contract';
import type { Database } from '../../../src/platform/database/index.ts';
import { exchangeItem } from '../../../src/domains/dollars/tables/exchange.ts';
import { inventoryCounter } from '../../../src/schema/index.ts';
import { STOCK_TYPES } from '../../../src/domains/dollars/exchange/shelf.ts';
import { drawn } from '../../../src/locales/drawings.ts';

let next = 1;

type Item = Partial<typeof exchangeItem.$inferInsert>;

/**
 * Adds an item that every member can redeem and collect: ten of it, at 10.00 dollars, unless `terms` differ.
 * Resolves to its id.
 */
export async function newItem(db: Database, terms: Item & { readonly stock?: number } = {}): Promise<number> {
  const { stock = 10, ...row } = terms;
  const code = `T${process.pid}-${(next += 1)}`;
  const text = { name: code, summary: code, description: [] };
  const unit = row.unit ?? 'DOLLAR';
  const [added] = await db
    .insert(exchangeItem)
    .values({
      code,
      unit,
      category: 'HOME',
      position: 999,
      texts: inEach(() => text),
      picture: drawn('gift'),
      price: 10_00n,
      startsOn: '2020-01-01',
      isStocked: true,
      isFinal: false,
      ...(row.couponCode === undefined ? { pickUp: ['sjm'], pickUpDays: 14 } : {}),
      ...row,
    })
    .returning({ id: exchangeItem.id });
  if (added === undefined) throw new Error('the item was not stored');
  await db.insert(inventoryCounter).values({ type: STOCK_TYPES[unit], key: code, period: '', total: stock });
  return added.id;
}
