import { tier } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

export const joiningCalls = defineCalls({
  'GET /user/memberShipH5': {
    access: 'anyone',
    reply: z.object({
      enabled: z.boolean(),
      entryUrl: z.string(),
      /** lowest first; threshold in tier points */
      tiers: z.array(z.object({ code: tier, name: z.string(), threshold: z.int() })),
    }),
    summary: 'What membership offers before joining: the tiers and what each takes',
  },
  'GET /user/copywriter': {
    access: 'anyone',
    query: z.object({ scene: z.enum(['terms', 'privacy', 'programme']) }),
    reply: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        text: z.string(),
        /** of the whole document, the same in every section */
        version: z.string(),
        /** business date, YYYY-MM-DD */
        effectiveFrom: z.string(),
      }),
    ),
    summary: "The versioned legal texts in the request's language, as plain text, section by section",
  },
});
