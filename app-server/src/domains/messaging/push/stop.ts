import { NOTIFICATION_TOPICS, type NotificationTopic, type pushCalls } from '@resort/mf-content/contract';
import { ROW_ID } from '@resort/shared/calls/rows';
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { member, pushToken, subscriptionLog } from '../../../schema/index.ts';

const PURPOSE = 'stop messages';
const macOf = (secrets: Secrets, memberId: number, topic: string) =>
  secrets.mac(PURPOSE, String(memberId), topic);

/** A signed word that ends a member's messages of a topic without signing in: `1000001.OFFERS.<mac>`. It never expires. */
export const stopToken = (secrets: Secrets, memberId: number, topic: NotificationTopic): string =>
  `${memberId}.${topic}.${macOf(secrets, memberId, topic).toString('base64url')}`;

/** Throws CONTENT_GONE if we did not sign it. */
function readStopToken(secrets: Secrets, token: string): { memberId: number; topic: NotificationTopic } {
  const [id = '', name = '', mac = ''] = token.split('.');
  const topic = NOTIFICATION_TOPICS.find((one) => one === name);
  const given = Buffer.from(mac, 'base64url');
  if (topic === undefined || !ROW_ID.test(id)) throw new DomainError('CONTENT_GONE');
  const expected = macOf(secrets, Number(id), topic);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new DomainError('CONTENT_GONE');
  return { memberId: Number(id), topic };
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
