import * as z from 'zod/mini';
import { price } from './amounts.ts';

/** How money reached us. */
export const MONEY_METHODS = ['CARD', 'WALLET'] as const;
const method = z.enum(MONEY_METHODS);

/**
 * One means by which a refund goes back. Each means has its amount under a name of its own, so that nobody can add
 * Resort Dollars, points or vouchers to money: such a sum does not compile.
 */
export const refundPart = z.union([
  z.object({ means: z.literal('MONEY'), method, money: price, currency: z.string() }),
  z.object({ means: z.literal('DOLLARS'), dollars: price }),
  z.object({ means: z.literal('POINTS'), points: z.int() }),
  /** `name` in the request's language */
  z.object({ means: z.literal('VOUCHER'), voucherId: z.string(), name: z.string() }),
]);
export type RefundPart = z.infer<typeof refundPart>;

/** Money first, then dollars, points and vouchers; empty where nothing goes back. */
export const refundParts = z.array(refundPart);

/** How an attempt to pay ended. The member was charged in the last four only. */
export const ATTEMPT_ENDS = [
  'PENDING',
  'DECLINED',
  'EXPIRED',
  'PAID',
  'PART_REFUNDED',
  'REFUNDING',
  'REFUNDED',
] as const;

/** An attempt to pay for an order, as its screen lists it. */
export const paymentAttempt = z.object({
  payNo: z.string(),
  end: z.enum(ATTEMPT_ENDS),
  /** null where Resort Dollars paid for everything */
  method: z.nullable(method),
  /** +08:00 */
  at: z.string(),
  currency: z.string(),
  /** of what all orders of one checkout paid together */
  money: price,
  dollars: price,
  /** what went back of each */
  moneyBack: price,
  dollarsBack: price,
});
export type PaymentAttempt = z.infer<typeof paymentAttempt>;
