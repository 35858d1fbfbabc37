import { pageOf, price, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { businessDate } from './exchange.ts';

export const dollarRelease = z.object({
  id: z.string(),
  amount: price,
  /** their origin, in the request's language */
  source: z.string(),
  /** instant with +08:00 */
  releaseAt: z.string(),
  /** the last day on which they may be spent; null: they do not expire */
  expireOn: z.nullable(businessDate),
  status: z.enum(['SCHEDULED', 'RELEASED']),
});
export type DollarRelease = z.infer<typeof dollarRelease>;

export const HOLD_STATUSES = ['HELD', 'CAPTURED', 'RELEASED'] as const;
const holdStatus = z.enum(HOLD_STATUSES);

export const dollarHold = z.object({
  holdId: z.string(),
  amount: price,
  /** the reason of the hold, in the request's language */
  title: z.string(),
  /** of the order; null where it is for no order */
  orderNo: z.nullable(z.string()),
  /** instants with +08:00; `expireAt` null: until it is settled */
  heldAt: z.string(),
  expireAt: z.nullable(z.string()),
  /** CAPTURED: spent; RELEASED: returned, also when it expired */
  status: holdStatus,
});
export type DollarHold = z.infer<typeof dollarHold>;

export const balanceCalls = defineCalls({
  'GET /dollar/release': {
    query: z.object(queryPaging),
    reply: pageOf(dollarRelease),
    summary:
      'What was earned and is released later, the next first; then what was released, the newest first',
  },
  'GET /dollar/hold': {
    query: z.object({ status: z.optional(holdStatus), ...queryPaging }),
    reply: pageOf(dollarHold),
    summary: 'Dollars set aside, the newest first; with `status` those alone. Reads only',
  },
});
