import { paymentAttempt, picture, refundParts, rowId, tier } from '@resort/shared/calls/rows';
import * as z from 'zod/mini';

/* Common fields of rewards (for Resort Dollars) and goods of the points mall: the item, its terms, and its order. */

/** YYYY-MM-DD in Macau. */
export const businessDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
/** Decimal text, below 2^52. */
export const id = rowId;
export const orderNo = z.string().check(z.minLength(1), z.maxLength(32));
/** How many of it, in a body and (as text) in a query. */
export const quantity = z.int().check(z.gte(1), z.lte(9));
export const queryQuantity = z.optional(
  z.pipe(z.union([quantity, z.string().check(z.regex(/^[1-9]$/))]), z.transform(Number)),
);
export const points = z.int().check(z.nonnegative());

/** Where something is collected; `name` in the request's language. */
export const place = z.object({ code: z.string(), name: z.string() });
export type Place = z.infer<typeof place>;

/**
 * Why something is unavailable: the first reason that applies, in this order. BALANCE: not enough dollars or
 * points.
 */
export const BARS = ['OFF_SHELF', 'NOT_STARTED', 'ENDED', 'TIER', 'STOCK', 'LIMIT', 'BALANCE'] as const;
const bar = z.enum(BARS);
export type Bar = z.infer<typeof bar>;

/** An exchangeable item, whatever it is paid with; texts in the request's language. */
export const exchangeItem = z.object({
  id,
  name: z.string(),
  /** one line */
  summary: z.string(),
  picture,
  /** one of the catalogue's `categories` */
  category: z.string(),
  /** the lowest tier that may have it */
  tierMin: tier,
  tierMinName: z.string(),
  /** how many are left; null: there is no end of them */
  stock: z.nullable(z.int()),
  /** how many one member may have; null: any number */
  limitPerMember: z.nullable(z.int()),
  /** how many this member may still have by that limit, whatever the stock; null: any number */
  limitLeft: z.nullable(z.int()),
  /** where it can be collected, by choice; empty: it comes as a voucher at once */
  pickUp: z.array(place),
  /** first and last day of availability; `validTo` null: until further notice */
  validFrom: businessDate,
  validTo: z.nullable(businessDate),
  /** whether this member could have one of it now */
  redeemable: z.boolean(),
  /** why not; null where it is redeemable */
  reason: z.nullable(bar),
});

/** The information before the exchange. */
export const exchangeDetail = {
  /** paragraphs, plain text */
  description: z.array(z.string()),
  /** one each, plain text */
  terms: z.array(z.string()),
  /** false: the exchange is final */
  cancellable: z.boolean(),
  /** days in which it is to be collected; null: it comes as a voucher */
  pickUpDays: z.nullable(z.int()),
};

export const category = z.object({ code: z.string(), name: z.string() });
export type Category = z.infer<typeof category>;

/**
 * CREATED: waits for its money, everything is held; EXPIRED: it did not come in time; READY: waits to
 * be collected; ISSUED: the vouchers are the member's; LAPSED: was not collected in time, nothing comes back.
 */
export const EXCHANGE_STATUSES = [
  'CREATED',
  'EXPIRED',
  'PAID',
  'READY',
  'ISSUED',
  'COLLECTED',
  'CANCELLED',
  'LAPSED',
] as const;
export const exchangeStatus = z.enum(EXCHANGE_STATUSES);
export type ExchangeStatus = z.infer<typeof exchangeStatus>;

/** An order of either unit, as its receipt and the lists show it. */
export const exchangeOrder = z.object({
  orderNo: z.string(),
  status: exchangeStatus,
  itemId: id,
  name: z.string(),
  picture,
  qty: z.int(),
  /** instant with +08:00 */
  orderedAt: z.string(),
  /** null: it came as a voucher */
  pickUp: z.nullable(
    z.object({
      place,
      /** to be shown at the counter; null before it is paid and once there is nothing to collect */
      code: z.nullable(z.string()),
      /** the last moment for it, +08:00; null before it is paid */
      before: z.nullable(z.string()),
    }),
  ),
  /** of /my-vouchers, where it came as vouchers */
  voucherIds: z.array(id),
  /** whether the member may cancel it now, for a full refund */
  cancellable: z.boolean(),
  /** the refund if it were cancelled now, by means */
  refundNow: refundParts,
  /** refunded so far, by means */
  refunded: refundParts,
  /** every attempt to pay for it with money, the oldest first */
  payments: z.array(paymentAttempt),
  /** its history, earliest first; instants with +08:00 */
  history: z.array(z.object({ at: z.string(), status: exchangeStatus })),
});
