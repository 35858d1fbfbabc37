import { pageOf, price, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { exchangeOrder, id, orderNo, points, quantity } from './exchange.ts';
import { way } from './points-goods.calls.ts';

export const pointsOrder = z.extend(exchangeOrder, {
  /** for all of it */
  points,
  /** money for all of it; '0.00' for points alone */
  cash: price,
  currency: z.literal('MOP'),
  /** the balance after this entry in the ledger: the same on every reload */
  balanceAfter: points,
  /** while it is CREATED: the data for `POST /hotel/pay` (`PaymentStep`); null otherwise */
  pay: z.nullable(
    z.object({
      /** as in responses */
      id: z.string(),
      signTimerStr: z.string(),
      amount: price,
      /** until then points and goods are held, +08:00 */
      holdUntil: z.string(),
    }),
  ),
});
export type PointsOrder = z.infer<typeof pointsOrder>;

export const pointsOrderCalls = defineCalls({
  'POST /point/mall/pointsPayGoods': {
    once: true,
    body: z.object({
      goodsId: id,
      qty: quantity,
      way: z.optional(way),
      /** points for one, and the money with TOP_UP, as the screen showed them; else PRICE_CHANGED with `data` */
      expectedPoints: points,
      expectedCash: z.optional(price),
      /** a code of the goods' `pickUp`; needed where they have any */
      pickupProperty: z.optional(z.string().check(z.maxLength(20))),
    }),
    reply: pointsOrder,
    errors: ['STOCK', 'POINTS', 'LIMIT', 'TIER', 'PRICE_CHANGED', 'OFF_SHELF'],
    summary:
      'Orders goods for points at once; with TOP_UP the order is CREATED and waits 15 minutes for its payment',
  },
  'GET /point/mall/getMyOrderList': {
    query: z.object({
      /** OPEN: to be paid or collected; DONE: everything else */
      status: z.optional(z.enum(['OPEN', 'DONE'])),
      ...queryPaging,
    }),
    reply: pageOf(pointsOrder),
    summary: "The member's orders of the points mall, the newest first",
  },
  'GET /point/mall/getMyOrderInfo': {
    query: z.object({ orderNo }),
    reply: pointsOrder,
    summary: "One of the member's own orders, its receipt (chosen)",
  },
  'POST /point/mall/cancelOrder': {
    once: true,
    body: z.object({ orderNo }),
    reply: pointsOrder,
    errors: ['PICKUP', 'HOLD_EXPIRED'],
    summary:
      'Cancels what was not collected yet: points, stock and money go back; again answers the same (chosen)',
  },
});
