import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { price } from './amounts.ts';
import { pageOf, paging } from './paging.ts';

/** Decimal text, below 2^52. */
const id = z.string().check(z.regex(/^[1-9]\d{0,15}$/));
const ids = z.array(id).check(z.maxLength(50));

/** CASH and DISCOUNT take money off; the others are for something given at the outlet. */
export const VOUCHER_TYPES = ['CASH', 'DISCOUNT', 'GIFT', 'ROOM', 'DINING'] as const;
/** What is being paid for. */
export const SCENES = ['HOTEL', 'SHOP', 'TICKET'] as const;
/** What a voucher may be for: a scene, or one kind of outlet of the scene SHOP. */
export const VOUCHER_SCOPES = [...SCENES, 'DINING', 'SPA'] as const;
export type VoucherScope = (typeof VOUCHER_SCOPES)[number];
const voucherType = z.enum(VOUCHER_TYPES);
const scene = z.enum(SCENES);
export type VoucherType = z.infer<typeof voucherType>;
export type Scene = z.infer<typeof scene>;

/**
 * Why a voucher takes nothing off: the first that holds, in this order. TYPE: it is for something given at the
 * outlet; PROPERTY: it is for other properties or outlets; HELD: attached to another order; STACKING: it does not go together with the others; NOTHING_LEFT: the
 * others leave nothing for it.
 */
export const REJECTIONS = [
  'USED',
  'EXPIRED',
  'NOT_STARTED',
  'HELD',
  'TYPE',
  'SCENE',
  'PROPERTY',
  'MIN_SPEND',
  'STACKING',
  'NOTHING_LEFT',
] as const;
const rejection = z.enum(REJECTIONS);
export type Rejection = z.infer<typeof rejection>;

const choosableVoucher = z.object({
  id,
  name: z.string(),
  type: voucherType,
  /** of CASH */
  face: z.optional(price),
  /** of DISCOUNT: 15 is 15 % off */
  percent: z.optional(z.number()),
  /** the most that a DISCOUNT takes off */
  maxDeduct: z.optional(price),
  /** what the lines it is for must come to; '0.00' is no minimum */
  minSpend: price,
  /** its last moment, +08:00 */
  validTo: z.string(),
  /** codes; empty: every property */
  properties: z.array(z.string()),
  /** whether it takes something off this basket */
  applicable: z.boolean(),
  reason: z.nullable(rejection),
});
export type ChoosableVoucher = z.infer<typeof choosableVoucher>;

/** The member's own order, whose lines are the basket. */
const orderNo = z.optional(z.string().check(z.maxLength(32)));

/** What lies in the member's cart and is ordered together: its lines are the basket, at their prices of now. */
const cartItemIds = z.optional(z.array(id).check(z.minLength(1), z.maxLength(10)));

/** Up to a million million, so that the sum of all lines is an amount too. */
const lineAmount = price.check(z.maxLength(16));
const lines = z
  .array(
    z.object({
      scene: z.optional(scene),
      property: z.optional(z.string()),
      outlet: z.optional(z.string()),
      amount: lineAmount,
    }),
  )
  .check(z.minLength(1), z.maxLength(50));

export const voucherChoiceCalls = defineCalls({
  'POST /offer/vouchers': {
    body: z.object({
      ids: z.optional(ids),
      kind: z.optional(voucherType),
      /** with `amount`: the basket that `applicable` is about; without, whether it can be used at all */
      scene: z.optional(scene),
      property: z.optional(z.string()),
      outlet: z.optional(z.string()),
      amount: z.optional(lineAmount),
      /** instead of `scene` and `amount`; the vouchers that this order holds count as free */
      orderNo,
      /** instead of them, too */
      cartItemIds,
      ...paging,
    }),
    reply: z.extend(pageOf(choosableVoucher), {
      /** the combination that takes the most off, over all pages */
      proposed: z.array(id),
    }),
    errors: ['CART_CHANGED'],
    summary:
      'The member’s vouchers for a basket: those that apply first, else why not, and the best combination',
  },
  'POST /voucher/getDeductMoney': {
    body: z.object({
      scene,
      /** the lines of a basket; a line of another scene says so. One of these, `orderNo` and `cartItemIds`. */
      items: z.optional(lines),
      orderNo,
      cartItemIds,
      voucherIds: ids,
    }),
    reply: z.object({
      total: price,
      deduct: price,
      payable: price,
      applied: z.array(z.object({ id, deduct: price })),
      rejected: z.array(z.object({ id, reason: rejection })),
    }),
    errors: ['CART_CHANGED'],
    summary: 'What chosen vouchers take off, in the order of the choice; calculates only, holds nothing',
  },
});
