import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { rowId } from './fields/fields.ts';
import { savedCard } from './payment.calls.ts';

export const savedCardCalls = defineCalls({
  'GET /payment/cards': {
    reply: z.object({
      /** false: the payment provider keeps no cards, so there are none */
      offered: z.boolean(),
      cards: z.array(z.extend(savedCard, { isExpired: z.boolean() })),
    }),
    summary: 'The member’s saved payment cards, the last one first (our addition)',
  },
  'POST /payment/cards/delete': {
    body: z.object({ cardId: rowId }),
    reply: z.object({ deleted: z.literal(true) }),
    summary:
      'Removes a saved card, here and at the payment provider; one that was removed before, or is another member’s, gets the same response (our addition)',
  },
});
