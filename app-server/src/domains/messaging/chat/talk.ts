import type { chatCalls } from '@resort/mf-content/contract';
import { and, desc, eq, lt, lte } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import { chatMessage } from '../../../schema/index.ts';
import { feedPage } from '../feed-page.ts';
import { MESSAGING_TEXTS } from '../locales/index.ts';
import { answerFromHelp } from './answer.ts';
import {
  addMessages,
  countUnread,
  isUnread,
  messageOf,
  needChatHere,
  type NewMessage,
} from './conversation.ts';

type Context<K extends keyof typeof chatCalls> = ContextOf<typeof chatCalls, K>;

/** Faster than anybody types. */
export const SAY_LIMITS: CallLimits = { perCaller: { limit: 60, seconds: 600 } };

/** The caller's conversation, the latest message first. Throws CHAT_OFF. */
export async function chatMessages(context: Context<'GET /live/chat/messages'>) {
  needChatHere(context);
  const { db, caller, query } = context;
  const before = query.beforeId === undefined ? undefined : lt(chatMessage.id, Number(query.beforeId));
  return feedPage(
    query,
    (limit) =>
      db
        .select()
        .from(chatMessage)
        .where(and(eq(chatMessage.memberId, caller.memberId), before))
        .orderBy(desc(chatMessage.id))
        .limit(limit),
    messageOf,
  );
}

async function add(
  { db, clock, caller }: Pick<Context<'POST /live/chat/say'>, 'db' | 'clock' | 'caller'>,
  messages: readonly NewMessage[],
) {
  const rows = await addMessages(db, clock, { memberId: caller.memberId, messages });
  return { list: rows.map(messageOf) };
}

/** The agent answers with what help has; otherwise it offers the form. Throws CHAT_OFF. */
export async function sayInChat(context: Context<'POST /live/chat/say'>) {
  needChatHere(context);
  const { text } = context.body;
  const found = await answerFromHelp(context, text);
  const answer: NewMessage =
    found === undefined
      ? { author: 'AGENT', text: MESSAGING_TEXTS.chat.unknown[context.language], offersForm: true }
      : { author: 'AGENT', text: found.text, question: found.question };
  return add(context, [{ author: 'MEMBER', text }, answer]);
}

/** Hands a question over to a colleague. Throws CHAT_OFF. */
export async function handOver(context: Context<'POST /live/chat/form'>) {
  needChatHere(context);
  const { text, answerBy } = context.body;
  return add(context, [
    { author: 'MEMBER', text, answerBy },
    { author: 'AGENT', text: MESSAGING_TEXTS.chat.handedOver[answerBy][context.language] },
  ]);
}

/** Marks what was written to the caller as read, up to one message. Throws CHAT_OFF. */
export async function readChat(context: Context<'POST /live/chat/read'>) {
  needChatHere(context);
  const { db, clock, caller, body } = context;
  await db
    .update(chatMessage)
    .set({ readAt: clock.sqlNow() })
    .where(and(isUnread(caller.memberId), lte(chatMessage.id, Number(body.upToId))));
  return { unread: await countUnread(db, caller.memberId) };
}
