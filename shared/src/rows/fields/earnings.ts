import * as z from 'zod/mini';
import { price } from './amounts.ts';

/** What spending earns by the rules of earning. */
export const earnings = z.object({
  /** Resort Dollars */
  dollars: price,
  points: z.int(),
  tierPoints: z.int(),
});
export type Earnings = z.infer<typeof earnings>;

/** What an order has earned, or will, by today's rules. */
export const orderEarnings = z.extend(earnings, { isEarned: z.boolean() });
export type OrderEarnings = z.infer<typeof orderEarnings>;
