import { tier } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

export const card = z.object({
  id: z.string(),
  /** twelve digits, unmasked: it is the member's own */
  cardNo: z.string(),
  tier,
  /** in the request's language */
  tierName: z.string(),
  /** instants with +08:00 */
  issuedAt: z.string(),
  expireAt: z.string(),
  status: z.enum(['ACTIVE', 'FROZEN', 'REPLACED']),
});
export type Card = z.infer<typeof card>;

export const cardCalls = defineCalls({
  'GET /user/cards': {
    reply: z.array(card),
    summary: "The member's cards, the active one first",
  },
});
