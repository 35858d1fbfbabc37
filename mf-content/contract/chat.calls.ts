import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { id } from './ids.ts';
import { feed } from './inbox.calls.ts';

/** Who wrote a message: the member, the agent that answers from help, or a person of the resort. */
export const CHAT_AUTHORS = ['MEMBER', 'AGENT', 'COLLEAGUE'] as const;
/** How a member wants to be answered who asks a colleague. */
export const CHAT_WAYS = ['CHAT', 'PHONE'] as const;
export type ChatWay = (typeof CHAT_WAYS)[number];
/** in UTF-16 units; the screen allows 200 characters as people count them */
const MAX_LENGTH = 2000;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LENGTH));

const message = z.object({
  id,
  author: z.enum(CHAT_AUTHORS),
  /** plain, in the language in which it was written */
  text: z.string(),
  /** instant, +08:00 */
  at: z.string(),
  /** false: written to the member and not yet seen */
  read: z.boolean(),
  /** the question of the help page that it answers, counted from 1 */
  question: z.nullable(z.int()),
  /** the agent found no answer: the form reaches a colleague */
  offersForm: z.boolean(),
});
export type ChatMessage = z.infer<typeof message>;

const added = z.object({
  /** the member's message and the answer, the latest first */
  list: z.array(message),
});

/** The live chat: another system's, or a screen of the app where none is configured (development). */
export const chatCalls = defineCalls({
  'POST /live/chat/loginLiveChat': {
    reply: z.object({
      /** of the chat, the ticket in its query */
      url: z.string(),
      ticket: z.string(),
      /** seconds */
      expireIn: z.int(),
    }),
    errors: ['CHAT_OFF'],
    summary: 'Opens the live chat as this member. CHAT_OFF: there is none',
  },
  'GET /live/chat/messages': {
    query: z.object(feed),
    reply: z.object({ list: z.array(message), hasMore: z.boolean() }),
    errors: ['CHAT_OFF'],
    summary: 'The member’s conversation, the latest message first; the next page comes before the last id',
  },
  'POST /live/chat/say': {
    body: z.object({ text }),
    reply: added,
    errors: ['CHAT_OFF'],
    summary: 'Says something; the agent answers from the help pages, or offers the form',
  },
  'POST /live/chat/form': {
    body: z.object({ text, answerBy: z.enum(CHAT_WAYS) }),
    reply: added,
    errors: ['CHAT_OFF'],
    summary: 'Hands a question over to a colleague, who answers in the chat or by phone',
  },
  'POST /live/chat/read': {
    body: z.object({ upToId: id }),
    reply: z.object({ unread: z.int() }),
    errors: ['CHAT_OFF'],
    summary: 'Marks messages as read, up to one',
  },
});
