import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { rowId as id } from './fields/fields.ts';
import { price } from './fields/amounts.ts';
import { pageOf, paging } from './fields/paging.ts';

/** Decimal text, below 2^52. */
const ids = z.array(id).check(z.maxLength(50));

/** CASH and DISCOUNT reduce the amount; the others are for something handed out at the outlet. */
export const VOUCHER_TYPES = ['CASH', 'DISCOUNT', 'GIFT', 'ROOM', 'DINING'] as const;
/** What the member pays for. */
export const VOUCHER_SCENES = ['HOTEL', 'SHOP', 'TICKET'] as const;
/** What a voucher is valid for: a scene, or one kind of outlet of the scene SHOP. */
export const VOUCHER_SCOPES = [...VOUCHER_SCENES, 'DINING', 'SPA'] as const;
export type VoucherScope = (typeof VOUCHER_SCOPES)[number];
const voucherType = z.enum(VOUCHER_TYPES);
const scene = z.enum(VOUCHER_SCENES);
export type VoucherType = z.infer<typeof voucherType>;
export type VoucherScene = z.infer<typeof scene>;

/**
 * Why a voucher reduces nothing: the first reason that applies, in this order. TYPE: it is for something
 * handed out at the outlet; PROPERTY: it is for other properties or outlets; HELD: another order uses it;
 * STACKING: it cannot be combined with the others; NOTHING_LEFT: the other vouchers already cover everything.
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
  /** for CASH */
  face: z.optional(price),
  /** for DISCOUNT: 15 is 15 % off */
  percent: z.optional(z.number()),
  /** maximum reduction of a DISCOUNT */
  maxDeduct: z.optional(price),
  /** minimum total of the lines it is valid for; '0.00' is no minimum */
  minSpend: price,
  /** the end of its validity, +08:00 */
  validTo: z.string(),
  /** codes; empty: every property */
  properties: z.array(z.string()),
  /** whether it reduces the price of this basket */
  applicable: z.boolean(),
  reason: z.nullable(rejection),
});
export type ChoosableVoucher = z.infer<typeof choosableVoucher>;

/** The member's own order. Its lines are the basket. */
const orderNo = z.optional(z.string().check(z.maxLength(32)));

/** Items of the member's cart that are ordered together. Its lines are the basket, at current prices. */
const cartItemIds = z.optional(z.array(id).check(z.minLength(1), z.maxLength(10)));

/** At most 16 characters, so that the sum of all lines is a valid amount. */
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
      /**
       * with `amount`: the basket that `applicable` refers to; without it: whether the voucher can be used at
       * all
       */
      scene: z.optional(scene),
      property: z.optional(z.string()),
      outlet: z.optional(z.string()),
      amount: z.optional(lineAmount),
      /** instead of `scene` and `amount`; vouchers that this order holds count as free */
      orderNo,
      /** instead of the above */
      cartItemIds,
      ...paging,
    }),
    reply: z.extend(pageOf(choosableVoucher), {
      /** the combination with the largest reduction, over all pages */
      proposed: z.array(id),
    }),
    errors: ['CART_CHANGED'],
    summary:
      'The member’s vouchers for a basket: those that apply first, else why not, and the best combination',
  },
  'POST /voucher/getDeductMoney': {
    body: z.object({
      scene,
      /**
       * the lines of a basket; a line of another scene names it. Exactly one of `items`, `orderNo` and
       * `cartItemIds`.
       */
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
