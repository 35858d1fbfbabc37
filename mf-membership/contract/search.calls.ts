import * as z from 'zod/mini';
import { defineCalls } from '@resort/shared/contract';

/** Kinds of things that can be found; each has a screen. */
export const SEARCH_KINDS = [
  'HOTEL',
  'ROOM',
  'DINING',
  'SPA',
  'SHOP',
  'SHOW',
  'OFFER',
  'REWARD',
  'GOODS',
  'ACTIVITY',
  'ARTICLE',
  'ENJOY',
  'CITY',
  'HELP',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Longest text that is searched, in characters. */
export const SEARCH_TEXT_MAX = 80;

const found = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** what its screen is opened with: an id, a code, or of a room the hotel's code and its own with a slash */
  ref: z.string(),
  title: z.string(),
  summary: z.string(),
  /** null: of no hotel, or of all */
  property: z.nullable(z.object({ code: z.string(), name: z.string() })),
  picture: z.nullable(z.string()),
});
export type Found = z.infer<typeof found>;

export const searchCalls = defineCalls({
  'GET /search': {
    query: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_TEXT_MAX)),
      /** only this kind */
      kind: z.optional(z.enum(SEARCH_KINDS)),
    }),
    reply: z.object({
      /** the best first, 30 at most */
      found: z.array(found),
      /** false: nothing has all the words, and these have some of them or words that are spelled alike */
      exact: z.boolean(),
    }),
    access: 'anyone',
    summary:
      'Finds hotels, outlets, shows, offers, rewards, pages and help by words in any language (our addition)',
  },
});
