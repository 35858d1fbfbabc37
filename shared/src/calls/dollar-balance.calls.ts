import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { price } from './amounts.ts';

export const dollarBalance = z.object({
  /** what may be spent now */
  available: price,
  /** set aside for orders and payments that are not settled yet */
  held: price,
  /** available and held */
  total: price,
  /** earned, not yet released */
  pendingRelease: price,
  /** of the available ones, the earliest first; `expireOn` is the last business day on which they may be spent */
  expiring: z.array(z.object({ amount: price, expireOn: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) })),
  currency: z.literal('DOLLAR'),
  /** what 1.00 dollar is worth: `{ currency: 'MOP', rate: '1.00' }` */
  parity: z.object({ currency: z.string(), rate: price }),
  /** instant with +08:00 */
  asOf: z.string(),
});
export type DollarBalance = z.infer<typeof dollarBalance>;

export const dollarBalanceCalls = defineCalls({
  'GET /dollar/balance': {
    reply: dollarBalance,
    summary: "The member's dollars: available, held, to be released, expiring (domain.md §2.5)",
  },
});
