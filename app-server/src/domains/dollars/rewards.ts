import type { Reward, rewardCalls, RewardDetail } from '@resort/mf-dollars/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { barOf } from './exchange/bars.ts';
import { findOnShelf, readShelf, type ShelfItem } from './exchange/shelf.ts';
import { categoriesOf, wireDetail, wireItem } from './exchange/wire-item.ts';
import type { ContextOf } from '../../platform/context.ts';
import { pageFrom } from '../../platform/calls/page.ts';
import { viewerOf } from './viewer.ts';

type Viewer = Awaited<ReturnType<typeof viewerOf>>;

function rewardOf(found: ShelfItem, viewer: Viewer, language: Language): Reward {
  const { price } = found.item;
  return { ...wireItem(found, { ...viewer, quantity: 1, spent: price }, language), price: moneyText(price) };
}

const ORDERS = {
  FEATURED: () => 0,
  PRICE_UP: (a: ShelfItem, b: ShelfItem) => Number(a.item.price - b.item.price),
  PRICE_DOWN: (a: ShelfItem, b: ShelfItem) => Number(b.item.price - a.item.price),
};

/** The rewards on the shelf for the caller. */
export async function rewards(context: ContextOf<typeof rewardCalls, 'GET /dollar/rewards'>) {
  const { db, clock, language, query } = context;
  const viewer = await viewerOf(context, 'DOLLAR');
  const all = await readShelf(db, clock, viewer);
  const list = all
    .filter(({ item }) => query.category === undefined || item.category === query.category)
    .toSorted(ORDERS[query.sort ?? 'FEATURED'])
    .map((found) => rewardOf(found, viewer, language))
    .filter(({ redeemable }) => query.redeemable !== 'true' || redeemable);
  return { ...pageFrom(list, query), categories: categoriesOf(all, language) };
}

/** One reward, and the cost of a quantity. */
export async function reward(
  context: ContextOf<typeof rewardCalls, 'GET /dollar/reward'>,
): Promise<RewardDetail> {
  const { db, clock, language, query } = context;
  const { qty = 1 } = query;
  const viewer = await viewerOf(context, 'DOLLAR');
  const found = await findOnShelf(db, clock, { ...viewer, itemId: Number(query.id) });
  const amount = found.item.price * BigInt(qty);
  const { balance } = viewer;
  return {
    ...rewardOf(found, viewer, language),
    ...wireDetail(found.item, language),
    quote: {
      qty,
      amount: moneyText(amount),
      balance: moneyText(balance),
      balanceAfter: balance < amount ? null : moneyText(balance - amount),
      reason: barOf(found, { ...viewer, quantity: qty, spent: amount }),
    },
  };
}
