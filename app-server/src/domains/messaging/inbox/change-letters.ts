import type { inboxCalls } from '@resort/mf-content/contract';
import { and, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { letter } from '../../../schema/index.ts';
import { isOwn, unreadOf, upTo } from './letter-rows.ts';

const named = (ids: readonly string[]): SQL => inArray(letter.id, ids.map(Number));

/** Marks the caller's letters as read: those named, and all up to one. What comes later stays unread. */
export async function markRead({
  db,
  clock,
  caller,
  body,
}: ContextOf<typeof inboxCalls, 'POST /Inbox/read'>) {
  const { ids = [], upToId, tab } = body;
  const all = upToId === undefined ? undefined : and(upTo(upToId), isOwn(caller.memberId, tab));
  const which = or(ids.length > 0 ? named(ids) : undefined, all);
  if (which !== undefined)
    await db
      .update(letter)
      .set({ readAt: clock.sqlNow() })
      .where(and(isOwn(caller.memberId), isNull(letter.readAt), which));
  return unreadOf(db, caller.memberId);
}

/** Deletes the caller's letters that are named. */
export async function deleteLetters({
  db,
  caller,
  body,
}: ContextOf<typeof inboxCalls, 'POST /Inbox/delete'>) {
  const { ids = [] } = body;
  if (ids.length > 0) await db.delete(letter).where(and(isOwn(caller.memberId), named(ids)));
  return unreadOf(db, caller.memberId);
}
