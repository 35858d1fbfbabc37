import type { Badges, badgeCalls } from '@resort/shared/calls/rows';
import { and, eq, isNull } from 'drizzle-orm';
import type { ContextOf } from '../../platform/context.ts';
import { cartItem, letter, notification } from '../../schema/index.ts';
import { countUnread, isChatHere } from './chat/conversation.ts';

/** What the header of every screen counts for the caller. */
export async function badges(
  context: ContextOf<typeof badgeCalls, 'GET /notification/exist'>,
): Promise<Badges> {
  const {
    db,
    caller: { memberId },
  } = context;
  const chat = isChatHere(context) ? { chat: await countUnread(db, memberId) } : {};
  const [unread, letters, cart] = await Promise.all([
    db.$count(notification, and(eq(notification.memberId, memberId), isNull(notification.readAt))),
    db.$count(letter, and(eq(letter.memberId, memberId), isNull(letter.readAt))),
    db.$count(cartItem, eq(cartItem.memberId, memberId)),
  ]);
  return { unread, letters, cart, ...chat };
}
