import { NOTIFICATION_TOPICS, type NotificationTopic, type pushCalls } from '@resort/mf-content/contract';
import { ROW_ID } from '@resort/shared/calls/rows';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { member, pushToken, subscriptionLog } from '../../../schema/index.ts';

const PURPOSE = 'stop messages';

const written = (memberId: number, topic: NotificationTopic) => (mac: Buffer) =>
  `${memberId}.${topic}.${mac.toString('base64url')}`;

/** A signed word that ends a member's messages of a topic without signing in: `1000001.OFFERS.<mac>`. It never expires. */
export const stopToken = (secrets: Secrets, memberId: number, topic: NotificationTopic): string =>
  written(memberId, topic)(secrets.mac(PURPOSE, String(memberId), topic));

/** Throws CONTENT_GONE if we did not sign it. */
function readStopToken(secrets: Secrets, token: string): { memberId: number; topic: NotificationTopic } {
  const [id = '', name = ''] = token.split('.');
  const topic = NOTIFICATION_TOPICS.find((one) => one === name);
  if (topic === undefined || !ROW_ID.test(id)) throw new DomainError('CONTENT_GONE');
  const memberId = Number(id);
  // compared as a whole: a tail, or other letters for the same bytes, are not ours
  if (!secrets.isMac(token, written(memberId, topic), PURPOSE, String(memberId), topic))
    throw new DomainError('CONTENT_GONE');
  return { memberId, topic };
}

/** Ends the messages of a topic for the member whom the token names, whoever is signed in. Idempotent. */
export async function stopTopic(context: ContextOf<typeof pushCalls, 'POST /subscription/stop'>) {
  const { db, clock, secrets, body } = context;
  const { memberId, topic } = readStopToken(secrets, body.token);
  await inTransaction(db, async (tx) => {
    const isOpen = and(eq(member.id, memberId), eq(member.status, 'ACTIVE'));
    if ((await tx.$count(member, isOpen)) === 0) throw new DomainError('CONTENT_GONE');
    await tx.insert(subscriptionLog).values({ memberId, topic, accepted: false, at: clock.sqlNow() });
    const takesIt = and(eq(pushToken.memberId, memberId), arrayContains(pushToken.topics, [topic]));
    await tx
      .update(pushToken)
      .set({ topics: sql`array_remove(${pushToken.topics}, ${topic})` })
      .where(takesIt);
  });
  return { topic };
}
