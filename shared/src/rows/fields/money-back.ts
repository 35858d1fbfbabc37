import * as z from 'zod/mini';
import { price } from './amounts.ts';

/** Ways in which a member pays money: the only list of them. */
export const MONEY_METHODS = ['CARD', 'WALLET'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];
const method = z.enum(MONEY_METHODS);

/** Where a member pays: `paySence` of the specification. */
export const PAY_SCENES = ['H5', 'WECHAT', 'MINI_PROGRAM', 'PC'] as const;
export type PayScene = (typeof PAY_SCENES)[number];

/**
 * One means by which a refund is paid. The amount has a different property name for each means, so that
 * adding Resort Dollars, points or vouchers to money does not compile.
 */
export const refundPart = z.union([
  z.object({ means: z.literal('MONEY'), method, money: price, currency: z.string() }),
  z.object({ means: z.literal('DOLLARS'), dollars: price }),
  z.object({ means: z.literal('POINTS'), points: z.int() }),
  /** `name` in the request's language */
  z.object({ means: z.literal('VOUCHER'), voucherId: z.string(), name: z.string() }),
]);
export type RefundPart = z.infer<typeof refundPart>;

/** Money first, then Resort Dollars, points and vouchers; empty if nothing is refunded. */
export const refundParts = z.array(refundPart);

/** How a payment attempt ended. The member was charged in the last four cases only. */
export const ATTEMPT_ENDS = [
  'PENDING',
  'DECLINED',
  'EXPIRED',
  'PAID',
  'PART_REFUNDED',
  'REFUNDING',
  'REFUNDED',
] as const;

/** A payment attempt for an order, as the order's screen lists it. */
export const paymentAttempt = z.object({
  payNo: z.string(),
  end: z.enum(ATTEMPT_ENDS),
  /** null if Resort Dollars paid for everything */
  method: z.nullable(method),
  /** instant with +08:00 */
  at: z.string(),
  currency: z.string(),
  /** paid for all orders of the checkout together */
  money: price,
  dollars: price,
  /** refunded per means */
  moneyBack: price,
  dollarsBack: price,
});
export type PaymentAttempt = z.infer<typeof paymentAttempt>;
