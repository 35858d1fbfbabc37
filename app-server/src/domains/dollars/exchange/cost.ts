import type { Way } from '@resort/mf-dollars/contract';
import { DomainError } from '../../../platform/domain-error.ts';
import type { exchangeItem } from '../tables/exchange.ts';

export type Item = typeof exchangeItem.$inferSelect;

/** What something costs: dollars in hundredths or points, and money in minor units of MOP. */
export interface Cost {
  readonly spent: bigint;
  readonly cash: bigint;
}

/** The unit cost for a payment option; BAD_REQUEST if the item does not offer it. */
export function costOfOne({ price, topUpPoints, topUpCash }: Item, way: Way): Cost {
  if (way === 'POINTS') return { spent: price, cash: 0n };
  if (topUpPoints === null || topUpCash === null) throw new DomainError('BAD_REQUEST');
  return { spent: topUpPoints, cash: topUpCash };
}

/** The cost of a quantity. */
export function costOf(item: Item, way: Way, quantity: number): Cost {
  const { spent, cash } = costOfOne(item, way);
  return { spent: spent * BigInt(quantity), cash: cash * BigInt(quantity) };
}
