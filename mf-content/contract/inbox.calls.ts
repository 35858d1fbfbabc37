import { picture } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { id } from './ids.ts';

/** The topic of a letter. */
export const INBOX_KINDS = ['ORDER', 'OFFER', 'SYSTEM'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];
/** The tabs of the inbox: all, and one for each kind. */
export const INBOX_TABS = ['ALL', ...INBOX_KINDS] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
const tab = z.enum(INBOX_TABS);

/** The rows of a feed that come after one, and how many; text in a query. */
export const feed = {
  /** letters older than this one */
  beforeId: z.optional(id),
  pageSize: z.optional(
    z.pipe(
      z.union([z.int().check(z.gte(1), z.lte(50)), z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))]),
      z.transform(Number),
    ),
  ),
};

export const letterBrief = z.object({
  id,
  kind: z.enum(INBOX_KINDS),
  title: z.string(),
  summary: z.string(),
  /** instant, +08:00 */
  at: z.string(),
  read: z.boolean(),
});
export type LetterBrief = z.infer<typeof letterBrief>;

export const letter = z.extend(letterBrief, {
  /** sanitised as an article's is */
  html: z.string(),
  picture: z.nullable(picture),
  /** its target: path and query below the language prefix, and the label of its button */
  link: z.nullable(z.object({ to: z.string(), label: z.string() })),
});
export type Letter = z.infer<typeof letter>;

const unread = z.object({
  all: z.int(),
  order: z.int(),
  offer: z.int(),
  system: z.int(),
  /** the newest letter: the `upToId` for “mark all as read”. Null: the inbox is empty */
  newestId: z.nullable(id),
});
export type InboxUnread = z.infer<typeof unread>;

const ids = z.optional(z.array(id).check(z.maxLength(50)));

/** A member's letters: UNREAD → READ → deleted. Ids of other members' letters are ignored. */
export const inboxCalls = defineCalls({
  'GET /Inbox/list': {
    query: z.object({ tab: z.optional(tab), ...feed }),
    reply: z.object({ list: z.array(letterBrief), hasMore: z.boolean() }),
    summary: 'Letters, the latest first; the next page is what comes before the last id of this one',
  },
  'GET /Inbox/info': {
    query: z.object({ id }),
    reply: letter,
    errors: ['GONE'],
    summary: 'A letter; POST /Inbox/read says that it was read. CONTENT_GONE: there is none of this member’s',
  },
  'GET /Inbox/unread': { reply: unread, summary: 'How many are unread, in all and of each kind' },
  'POST /Inbox/read': {
    body: z.object({
      ids,
      /** all up to this one, so that letters that arrive meanwhile stay unread */
      upToId: z.optional(id),
      /** `upToId` means those of this tab alone */
      tab: z.optional(tab),
    }),
    reply: unread,
    summary: 'Marks letters as read: those named, or all up to one',
  },
  'POST /Inbox/delete': {
    body: z.object({ ids }),
    reply: unread,
    summary: 'Deletes letters permanently; a screen that offers to undo sends this after that time',
  },
});
