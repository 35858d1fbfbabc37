import type { ChatMessage } from '@resort/mf-content/contract';
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../platform/context.ts';
import { inTransaction, type Database, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Integrations } from '../../../platform/integrations/index.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { chatMessage } from '../../../schema/index.ts';

interface Place extends Pick<Services, 'environment'> {
  readonly integrations: Pick<Integrations, 'liveChat'>;
}

/** Whether the chat is a screen of the app: in development without another one. */
export const isChatHere = ({ environment, integrations }: Place): boolean =>
  environment === 'development' && integrations.liveChat === undefined;

/** Throws CHAT_OFF where the chat is elsewhere, or nowhere. */
export function needChatHere(place: Place): void {
  if (!isChatHere(place)) throw new DomainError('CHAT_OFF');
}

type Row = typeof chatMessage.$inferSelect;
export type NewMessage = Pick<typeof chatMessage.$inferInsert, 'author' | 'text'> &
  Partial<Pick<typeof chatMessage.$inferInsert, 'question' | 'offersForm' | 'answerBy'>>;

/** The first half of the key separates it from other advisory locks. */
const LOCK_SPACE = 7_412;

/**
 * Adds messages to a member's conversation, the latest first in the result. They are written one after another, so
 * that 'read up to this one' can never include an unseen message.
 */
export function addMessages(
  db: Database,
  clock: Clock,
  on: { readonly memberId: number; readonly messages: readonly NewMessage[] },
): Promise<Row[]> {
  const { memberId, messages } = on;
  return inTransaction(db, async (tx: Transaction) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${`chat ${memberId}`}))`);
    const rows: Row[] = [];
    for (const message of messages) {
      const written = await tx
        .insert(chatMessage)
        .values({ ...message, memberId, at: clock.sqlNow() })
        .returning();
      rows.unshift(...written);
    }
    return rows;
  });
}

export const messageOf = ({ id, author, text, at, readAt, question, offersForm }: Row): ChatMessage => ({
  id: String(id),
  author,
  text,
  at: macauInstant(at),
  read: author === 'MEMBER' || readAt !== null,
  question,
  offersForm,
});

/** What was written to the member and not yet seen. */
export const isUnread = (memberId: number): SQL | undefined =>
  and(eq(chatMessage.memberId, memberId), ne(chatMessage.author, 'MEMBER'), isNull(chatMessage.readAt));

export const countUnread = (db: Pick<Database, '$count'>, memberId: number): Promise<number> =>
  Promise.resolve(db.$count(chatMessage, isUnread(memberId)));
