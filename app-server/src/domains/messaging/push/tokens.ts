import type { pushCalls } from '@resort/mf-content/contract';
import { and, eq } from 'drizzle-orm';
import { isPushService } from './endpoint.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { pushToken } from '../../../schema/index.ts';

type Calls = typeof pushCalls;

const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url').length;
/** An uncompressed point of P-256, and a secret of 16 bytes (RFC 8291 §3.1, §3.2). */
const areKeys = ({ p256dh, auth }: { p256dh: string; auth: string }) =>
  bytesOf(p256dh) === 65 && bytesOf(auth) === 16;

/** Subscribes this browser for the caller, and unsubscribes its previous member. Throws PUSH_OFF. */
export async function subscribe({
  db,
  caller,
  body,
  integrations,
}: ContextOf<Calls, 'POST /token/subscribe'>) {
  const { token, keys, topics } = body;
  const { webPush } = integrations;
  if (webPush === undefined || !isPushService(token, webPush) || !areKeys(keys))
    throw new DomainError('PUSH_OFF');
  const values = { memberId: caller.memberId, ...keys, vapidKey: null, topics: [...new Set(topics)] };
  await db
    .insert(pushToken)
    .values({ token, ...values })
    .onConflictDoUpdate({ target: pushToken.token, set: values });
  return { subscribed: true, topics: values.topics };
}

/** Replaces the topics of one of the caller's browsers; an unknown browser stays unsubscribed. */
export async function updateSubscription({ db, caller, body }: ContextOf<Calls, 'POST /token/update/sub'>) {
  const { token, subscribed, topics } = body;
  const isOwn = and(eq(pushToken.token, token), eq(pushToken.memberId, caller.memberId));
  if (!subscribed) {
    await db.delete(pushToken).where(isOwn);
    return { subscribed: false, topics: [] };
  }
  const change = topics === undefined ? { token } : { topics: [...new Set(topics)] };
  const [row] = await db.update(pushToken).set(change).where(isOwn).returning();
  return { subscribed: row !== undefined, topics: row?.topics ?? [] };
}
