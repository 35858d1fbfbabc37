import { toLanguage, type Language } from '@resort/shared/contract';
import { and, eq } from 'drizzle-orm';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { inLanguage } from '../../../locales/written.ts';
import type { VapidKey, WebPushConfig } from '../../../platform/integrations/web-push-config.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { member, notification, pushToken } from '../../../schema/index.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { MESSAGING_TEXTS } from '../locales/index.ts';
import { stopToken } from './stop.ts';
import { isPushService } from './endpoint.ts';
import { fetchInSpan } from '../../../platform/traces/outgoing.ts';

const TIMEOUT_MS = 10_000;
/** After a day in the push service a notification is obsolete. */
const TTL_SECONDS = 86_400;
/** The push service does not know the browser any more (RFC 8030 §7.3). */
const GONE = new Set([404, 410]);
/** What Apple, Mozilla and Google answer to a key other than the one that the browser subscribed with. */
const OTHER_KEY = new Set([400, 401, 403]);

const payloadSchema = z.object({ notificationId: z.int(), tokenId: z.int() });

type Token = typeof pushToken.$inferSelect;

/** Encrypts for the browser only (RFC 8291) and sends; resolves to the push service's status. */
async function post(
  { subject, publicKey, privateKey }: VapidKey & Pick<WebPushConfig, 'subject'>,
  { token, p256dh, auth }: Token,
  text: string,
): Promise<number> {
  const request = webPush.generateRequestDetails({ endpoint: token, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: TTL_SECONDS,
  });
  const response = await fetchInSpan(request.endpoint, {
    method: 'POST',
    headers: request.headers,
    body: new Uint8Array(request.body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Sends with the key that the browser subscribed with. Where that is not known, tries all, the oldest first. Undefined if
 * that key was retired: the browser gets messages again when it has subscribed anew.
 */
async function postWithItsKey({ keys, subject }: WebPushConfig, token: Token, text: string) {
  const isUnknown = token.vapidKey === null;
  let last: { status: number; publicKey: string } | undefined;
  for (const key of keys.toReversed()) {
    if (!isUnknown && key.publicKey !== token.vapidKey) continue;
    const status = await post({ ...key, subject }, token, text);
    last = { status, publicKey: key.publicKey };
    if (!OTHER_KEY.has(status)) break;
  }
  return last;
}

/** The button that ends messages of the topic; none for what is about the member's own bookings. */
function stopOf(
  { secrets }: Pick<JobContext, 'secrets'>,
  { memberId, topic }: typeof notification.$inferSelect,
  language: Language,
) {
  if (topic !== 'OFFERS' && topic !== 'NEWS') return {};
  const link = `/unsubscribe?token=${stopToken(secrets, memberId, topic)}`;
  return { stop: { label: MESSAGING_TEXTS.stop[language], link } };
}

/**
 * Sends a notification to one browser, in the member's language: `{id, title, text, link, language, stop}`. At
 * least once; the browser recognises duplicates by the id. A subscription that is gone is deleted. Without
 * keys nothing is sent.
 */
export function pushReceiver(config: WebPushConfig | undefined): Receiver {
  return async (tx, delivery, context) => {
    const { notificationId, tokenId } = payloadSchema.parse(delivery.payload);
    const [row] = await tx
      .select({ token: pushToken, notification, language: member.language })
      .from(pushToken)
      .innerJoin(member, eq(member.id, pushToken.memberId))
      .innerJoin(notification, eq(notification.memberId, pushToken.memberId))
      .where(and(eq(pushToken.id, tokenId), eq(notification.id, notificationId)));
    if (row === undefined || config === undefined || !isPushService(row.token.token, config)) return;
    const language = toLanguage(row.language);
    const { id, title, text, link } = row.notification;
    const said = {
      id: String(id),
      title: inLanguage(title, language),
      text: inLanguage(text, language),
      link,
      language,
      ...stopOf(context, row.notification, language),
    };
    const sent = await postWithItsKey(config, row.token, JSON.stringify(said));
    if (sent === undefined) return;
    const isIt = eq(pushToken.id, tokenId);
    if (GONE.has(sent.status)) await tx.delete(pushToken).where(isIt);
    else if (sent.status >= 300) throw new Error(`the push service answered ${sent.status}`);
    else if (row.token.vapidKey === null)
      await tx.update(pushToken).set({ vapidKey: sent.publicKey }).where(isIt);
  };
}
