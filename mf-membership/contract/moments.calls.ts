import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** Something of the member's to celebrate, from a letter that they have not read. */
export const stagedMoment = z.object({
  /** of the letter */
  id: z.string(),
  kind: z.enum(['TIER', 'BIRTHDAY']),
  /** title, a sentence, and the label of the link, in the request's language */
  title: z.string(),
  text: z.string(),
  /** TIER: the last day of the new tier; BIRTHDAY: today */
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  /** path below the language prefix */
  link: z.object({ route: z.string(), label: z.string() }),
});
export type StagedMoment = z.infer<typeof stagedMoment>;

export const momentCalls = defineCalls({
  'GET /member/moment': {
    reply: z.nullable(stagedMoment),
    summary:
      'The latest moment that the member has not seen: a tier reached, or the birthday today; null: none',
  },
  'POST /member/moment/seen': {
    body: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
    reply: z.null(),
    summary: 'The member has seen it, so its letter counts as read. Ids of other members are ignored',
  },
});
