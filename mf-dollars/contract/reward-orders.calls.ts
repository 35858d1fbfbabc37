import { price } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { exchangeOrder, id, orderNo, quantity } from './exchange.ts';

export const rewardOrder = z.extend(exchangeOrder, {
  /** Resort Dollars for all of them */
  amount: price,
  /** the balance after this entry in the ledger: the same on every reload */
  balanceAfter: price,
});
export type RewardOrder = z.infer<typeof rewardOrder>;

export const rewardOrderCalls = defineCalls({
  'POST /dollar/redeem': {
    once: true,
    body: z.object({
      rewardId: id,
      qty: quantity,
      /** a code of the reward's `pickUp`; needed where it has any */
      pickupProperty: z.optional(z.string().check(z.maxLength(20))),
      /**
       * Resort Dollars for one, as the screen showed it; another price is refused as PRICE_CHANGED with `data.price`
       */
      expectedPrice: price,
    }),
    reply: rewardOrder,
    errors: ['INSUFFICIENT', 'STOCK', 'LIMIT', 'TIER', 'PRICE_CHANGED', 'OFF_SHELF'],
    summary: 'Redeems a reward for dollars, whole or not at all; LIMIT has `data.left`',
  },
  'GET /dollar/order/info': {
    query: z.object({ orderNo }),
    reply: rewardOrder,
    summary: "The receipt of the member's own redemption (chosen)",
  },
  'POST /dollar/order/cancel': {
    once: true,
    body: z.object({ orderNo }),
    reply: rewardOrder,
    errors: ['PICKUP'],
    summary: 'Cancels what was not collected yet: dollars and stock go back; again answers the same (chosen)',
  },
});
