import type { ExchangeCheck, Goods, GoodsDetail, pointsGoodsCalls } from '@resort/mf-dollars/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { barOf } from './exchange/bars.ts';
import { costOf } from './exchange/cost.ts';
import { findOnShelf, readShelf, type ShelfItem } from './exchange/shelf.ts';
import { categoriesOf, wireDetail, wireItem } from './exchange/wire-item.ts';
import type { ContextOf } from '../../platform/context.ts';
import { pageFrom } from '../../platform/calls/page.ts';
import { viewerOf } from './viewer.ts';

type Viewer = Awaited<ReturnType<typeof viewerOf>>;

/** A member who can afford the option with money can have the item. */
function goodsOf(found: ShelfItem, viewer: Viewer, language: Language): Goods {
  const { price, topUpPoints, topUpCash, tag } = found.item;
  const topUp =
    topUpPoints === null || topUpCash === null
      ? null
      : { points: Number(topUpPoints), cash: moneyText(topUpCash) };
  const wish = { ...viewer, quantity: 1, spent: topUpPoints ?? price };
  return { ...wireItem(found, wish, language), points: Number(price), topUp, tag };
}

const ORDERS = {
  FEATURED: () => 0,
  POINTS_UP: (a: ShelfItem, b: ShelfItem) => Number(a.item.price - b.item.price),
  POINTS_DOWN: (a: ShelfItem, b: ShelfItem) => Number(b.item.price - a.item.price),
};

/** The goods of the points mall for the caller. */
export async function pointsGoods(
  context: ContextOf<typeof pointsGoodsCalls, 'GET /point/mall/getPointsGoods'>,
) {
  const { db, clock, language, query } = context;
  const viewer = await viewerOf(context, 'POINT');
  const all = await readShelf(db, clock, viewer);
  const list = all
    .filter(({ item }) => query.categoryId === undefined || item.category === query.categoryId)
    .toSorted(ORDERS[query.sort ?? 'FEATURED'])
    .map((found) => goodsOf(found, viewer, language))
    .filter(({ redeemable }) => query.redeemable !== 'true' || redeemable);
  return { ...pageFrom(list, query), categories: categoriesOf(all, language) };
}

/** One of the goods. */
export async function goodsInfo(
  context: ContextOf<typeof pointsGoodsCalls, 'GET /point/mall/selectPointsGoodsInfoById'>,
): Promise<GoodsDetail> {
  const { db, clock, language, query } = context;
  const viewer = await viewerOf(context, 'POINT');
  const found = await findOnShelf(db, clock, { ...viewer, itemId: Number(query.id) });
  return { ...goodsOf(found, viewer, language), ...wireDetail(found.item, language) };
}

/** The cost of some of the goods, and whether the caller can have them. */
export async function exchangeCheck(
  context: ContextOf<typeof pointsGoodsCalls, 'GET /point/mall/getExchangePointGoods'>,
): Promise<ExchangeCheck> {
  const { db, clock, query } = context;
  const { qty = 1, way = 'POINTS' } = query;
  const viewer = await viewerOf(context, 'POINT');
  const found = await findOnShelf(db, clock, { ...viewer, itemId: Number(query.id) });
  const { spent, cash } = costOf(found.item, way, qty);
  const { balance } = viewer;
  const reason = barOf(found, { ...viewer, quantity: qty, spent });
  return {
    ok: reason === null,
    reason,
    qty,
    way,
    points: Number(spent),
    cash: moneyText(cash),
    currency: 'MOP',
    balance: Number(balance),
    balanceAfter: balance < spent ? null : Number(balance - spent),
  };
}
