import { pageOf, price, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import {
  businessDate,
  category,
  exchangeDetail,
  exchangeItem,
  id,
  points,
  queryQuantity,
} from './exchange.ts';

/** POINTS: points alone. TOP_UP: fewer points and some money, where the goods offer it. */
export const WAYS = ['POINTS', 'TOP_UP'] as const;
export const way = z.enum(WAYS);
export type Way = z.infer<typeof way>;

export const goods = z.extend(exchangeItem, {
  /** points for one */
  points,
  /** the other way to have one; null: points alone. `cash` in MOP. */
  topUp: z.nullable(z.object({ points, cash: price })),
  /** null: neither */
  tag: z.nullable(z.enum(['NEW', 'LIMITED'])),
});
export type Goods = z.infer<typeof goods>;

export const goodsDetail = z.extend(goods, exchangeDetail);
export type GoodsDetail = z.infer<typeof goodsDetail>;

export const myPoint = z.object({
  /** the available points */
  points,
  held: points,
  /** earned, not yet released */
  pendingRelease: points,
  /** of those that may be spent, the earliest first; `expireOn` is their last day */
  expiring: z.array(z.object({ points, expireOn: businessDate })),
  /** instant with +08:00 */
  asOf: z.string(),
});
export type MyPoint = z.infer<typeof myPoint>;

export const exchangeCheck = z.object({
  ok: z.boolean(),
  /** null where it is ok */
  reason: exchangeItem.shape.reason,
  qty: z.int(),
  way,
  /** for all of it */
  points,
  cash: price,
  currency: z.literal('MOP'),
  balance: points,
  /** null: not enough points */
  balanceAfter: z.nullable(points),
});
export type ExchangeCheck = z.infer<typeof exchangeCheck>;

export const pointsGoodsCalls = defineCalls({
  'GET /point/mall/getPointsGoods': {
    query: z.object({
      categoryId: z.optional(z.string()),
      /** 'true': only items that this member can have now */
      redeemable: z.optional(z.enum(['true', 'false'])),
      sort: z.optional(z.enum(['FEATURED', 'POINTS_UP', 'POINTS_DOWN'])),
      ...queryPaging,
    }),
    reply: z.extend(pageOf(goods), {
      /** all of the mall's, whatever was asked for */
      categories: z.array(category),
    }),
    summary: 'The goods of the points mall',
  },
  'GET /point/mall/getMyPoint': {
    reply: myPoint,
    summary: "The member's points, whole numbers: available, held, to be released, expiring",
  },
  'GET /point/mall/selectPointsGoodsInfoById': {
    query: z.object({ id }),
    reply: goodsDetail,
    summary: 'One of the goods with description and terms',
  },
  'GET /point/mall/getExchangePointGoods': {
    query: z.object({ id, qty: queryQuantity, way: z.optional(way) }),
    reply: exchangeCheck,
    summary: 'The cost of some of the goods and whether they are available, for /exchangeSure; holds nothing',
  },
});
