import type { inboxCalls } from '@resort/mf-content/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { letter } from '../../../schema/index.ts';
import { feedPage } from '../feed-page.ts';
import { briefOf, isOwn, letterOf, unreadOf } from './letter-rows.ts';

/** The caller's letters before an id, the latest first. */
export async function letters(context: ContextOf<typeof inboxCalls, 'GET /Inbox/list'>) {
  const { db, caller, language, query } = context;
  const before = query.beforeId === undefined ? undefined : lt(letter.id, Number(query.beforeId));
  return feedPage(
    query,
    (limit) =>
      db
        .select()
        .from(letter)
        .where(and(isOwn(caller.memberId, query.tab), before))
        .orderBy(desc(letter.id))
        .limit(limit),
    (row) => briefOf(row, language),
  );
}

/** One of the caller's letters. Throws CONTENT_GONE, also for another's. */
export async function openLetter(context: ContextOf<typeof inboxCalls, 'GET /Inbox/info'>) {
  const { db, caller, language, query } = context;
  const isIt = and(isOwn(caller.memberId), eq(letter.id, Number(query.id)));
  const [row] = await db.select().from(letter).where(isIt);
  if (row === undefined) throw new DomainError('CONTENT_GONE');
  return letterOf(row, language);
}

export const unread = ({ db, caller }: ContextOf<typeof inboxCalls, 'GET /Inbox/unread'>) =>
  unreadOf(db, caller.memberId);
