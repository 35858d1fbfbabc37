import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { price } from './fields/amounts.ts';

export const dollarBalance = z.object({
  /** can be spent now */
  available: price,
  /** reserved for orders and payments that are not settled yet */
  held: price,
  /** available plus held */
  total: price,
  /** earned, not yet released */
  pendingRelease: price,
  /** part of `available`, earliest first; `expireOn` is the last business day on which it can be spent */
  expiring: z.array(z.object({ amount: price, expireOn: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })),
  currency: z.literal('DOLLAR'),
  /** the value of 1.00 Resort Dollar: `{ currency: 'MOP', rate: '1.00' }` */
  parity: z.object({ currency: z.string(), rate: price }),
  /** instant with +08:00 */
  asOf: z.string(),
});
export type DollarBalance = z.infer<typeof dollarBalance>;

export const dollarBalanceCalls = defineCalls({
  'GET /dollar/balance': {
    reply: dollarBalance,
    summary: "The member's dollars: available, held, to be released, expiring",
  },
});
