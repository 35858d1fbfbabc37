import { arrayContains, and, eq } from 'drizzle-orm';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { notification, pushToken } from '../../schema/index.ts';
import { endOfQuiet, quietHoursOf } from './quiet-hours.ts';

/** Work of the outbox: `{notificationId, tokenId}` goes to one browser. */
export const PUSH = 'push';

export type NewNotification = Pick<
  typeof notification.$inferInsert,
  'memberId' | 'topic' | 'title' | 'text' | 'link'
> & {
  /** true: not delayed by quiet hours; default: what is about the member's own bookings */
  readonly isUrgent?: boolean | undefined;
};

/**
 * Queues a short notification for each of the member's browsers that subscribed to its topic. One that is not urgent
 * waits for the end of the member's quiet hours.
 */
export async function notify(
  tx: Transaction,
  clock: Clock,
  { isUrgent, ...values }: NewNotification,
): Promise<void> {
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
  const isNow = tokens.length === 0 || (isUrgent ?? values.topic === 'ORDERS');
  const dueAt = isNow ? undefined : endOfQuiet(await quietHoursOf(tx, values.memberId), clock.now());
  for (const { id: tokenId } of tokens) {
    const payload = { notificationId: added.id, tokenId };
    await enqueue(tx, clock, {
      topic: PUSH,
      payload,
      dedupeKey: `${added.id} ${tokenId}`,
      ...(dueAt && { dueAt }),
    });
  }
}
