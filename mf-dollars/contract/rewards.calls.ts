import { pageOf, price, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { category, exchangeDetail, exchangeItem, id, queryQuantity } from './exchange.ts';

export const reward = z.extend(exchangeItem, {
  /** Resort Dollars for one */
  price,
});
export type Reward = z.infer<typeof reward>;

export const rewardDetail = z.extend(reward, {
  ...exchangeDetail,
  /** the current cost of `qty` of it; nothing is held */
  quote: z.object({
    qty: z.int(),
    amount: price,
    balance: price,
    /** null: the balance is not enough */
    balanceAfter: z.nullable(price),
    /** why this quantity is unavailable; null: it is available */
    reason: exchangeItem.shape.reason,
  }),
});
export type RewardDetail = z.infer<typeof rewardDetail>;

export const rewardCalls = defineCalls({
  'GET /dollar/rewards': {
    query: z.object({
      category: z.optional(z.string()),
      /** 'true': only rewards that this member can have now */
      redeemable: z.optional(z.enum(['true', 'false'])),
      sort: z.optional(z.enum(['FEATURED', 'PRICE_UP', 'PRICE_DOWN'])),
      ...queryPaging,
    }),
    reply: z.extend(pageOf(reward), {
      /** all of the catalogue's, whatever was asked for */
      categories: z.array(category),
    }),
    summary: 'The rewards on offer, with the reason if this member cannot redeem one',
  },
  'GET /dollar/reward': {
    query: z.object({ id, qty: queryQuantity }),
    reply: rewardDetail,
    summary: 'One reward with its terms and what some of it would come to, for /exchangeSure (chosen)',
  },
});
