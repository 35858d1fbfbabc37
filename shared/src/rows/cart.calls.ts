import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { rowId } from './fields/fields.ts';
import { price } from './fields/amounts.ts';

const itemId = rowId;

export const cartItem = z.object({
  cartItemId: z.string(),
  /** `ROOM`, `DINING`, `SPA` */
  itemType: z.string(),
  /** the item type's own data, as it was added: with it and the lock the same item can be added again */
  payload: z.record(z.string(), z.unknown()),
  title: z.string(),
  image: z.nullable(z.string()),
  /** business dates: first and last, a single one, or none */
  dates: z.array(z.string()),
  qty: z.int(),
  /** of the whole item: the current price, or the last one if the item has expired */
  price,
  /** paid on site, not in this checkout */
  onSpot: z.boolean(),
  /** the price has changed since the item was added */
  priceChanged: z.boolean(),
  /** the item is no longer available */
  expired: z.boolean(),
  /** lock of the current unit price; null if the item has expired */
  signTimerStr: z.nullable(z.string()),
  /** when the price lock expires; null if the item has expired */
  expireAt: z.nullable(z.string()),
});
export type CartItem = z.infer<typeof cartItem>;

export const cartCalls = defineCalls({
  'POST /hotel/cart': {
    body: z.object({
      /** lock of the quoted unit price */
      signTimerStr: z.string().check(z.minLength(1), z.maxLength(2000)),
      qty: z.int().check(z.minimum(1), z.maximum(9)),
      itemType: z.string().check(z.maxLength(20)),
      /** data of the item type */
      payload: z.record(z.string(), z.unknown()),
    }),
    reply: z.object({ cartItemId: z.string(), count: z.int(), expireAt: z.string() }),
    once: true,
    signCheck: true,
    errors: ['QUOTE_EXPIRED', 'SIGN_CHECK', 'CART_FULL', 'CART_CURRENCY'],
    summary: 'Puts an item into the cart at its quoted price; up to ten, one currency, nothing is held',
  },
  'GET /hotel/carts': {
    reply: z.object({
      items: z.array(cartItem),
      /** of all available items, in `currency` */
      total: price,
      /** null: the cart is empty */
      currency: z.nullable(z.string()),
    }),
    summary: 'The cart, every price asked for again',
  },
  'GET /hotel/cart/delete': {
    query: z.object({ cartItemId: itemId }),
    reply: z.object({ count: z.int() }),
    summary: 'Takes an item out of the cart; a second call answers the same',
  },
  'POST /hotel/cart/clear': {
    body: z.object({ ids: z.optional(z.array(itemId).check(z.maxLength(10))) }),
    reply: z.object({ count: z.int() }),
    summary: 'Takes the named items, or all, out of the cart; a second call answers the same',
  },
});
