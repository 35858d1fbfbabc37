import { arrayContains, and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { notification, pushToken } from '../../schema/index.ts';

/** Work of the outbox: `{notificationId, tokenId}` goes to one browser. */
export const PUSH = 'push';

export type NewNotification = Pick<
  typeof notification.$inferInsert,
  'memberId' | 'topic' | 'title' | 'text' | 'link'
>;

/** Queues a short notification for each of the member's browsers that subscribed to its topic. */
export async function notify(tx: Transaction, clock: Clock, values: NewNotification): Promise<void> {
  const [added] = await tx
    .insert(notification)
    .values({ ...values, at: clock.sqlNow() })
    .returning({ id: notification.id });
  if (added === undefined) throw new Error('a notification was not stored');
  const takesIt = arrayContains(pushToken.topics, [values.topic]);
  const tokens = await tx
    .select({ id: pushToken.id })
    .from(pushToken)
    .where(and(eq(pushToken.memberId, values.memberId), takesIt));
  for (const { id: tokenId } of tokens) {
    const payload = { notificationId: added.id, tokenId };
    await enqueue(tx, clock, { topic: PUSH, payload, dedupeKey: `${added.id} ${tokenId}` });
  }
}
