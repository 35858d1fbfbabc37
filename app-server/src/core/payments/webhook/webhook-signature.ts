import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference of a signed message's time in both directions, in seconds. */
const TOLERANCE_S = 300;

const digest = (secret: string, timestamp: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();

/**
 * The signature of a webhook: `t=<seconds since 1970>,v1=<hex HMAC-SHA-256 over "t.body">`, as hosted payment pages
 * commonly sign (docs.stripe.com/webhooks#verify-manually; developers.tabapay.com, X-HMAC-Signature).
 */
export function webhookSignature(secret: string, body: Buffer, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;
}

/**
 * Whether one of the header's `v1` is valid (there are two during rotation) and its time within 300 s of
 * ours.
 */
export function isSignedWebhook(
  secret: string,
  { body, header, now }: { readonly body: Buffer; readonly header: string; readonly now: Date },
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const expected = digest(secret, timestamp, body);
  return parts
    .filter(([name, value = '']) => name === 'v1' && /^[0-9a-f]{64}$/.test(value))
    .some(([, value = '']) => timingSafeEqual(expected, Buffer.from(value, 'hex')));
}
