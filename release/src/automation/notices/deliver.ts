import { createHmac } from 'node:crypto';
import type { ReleaseEvent } from './events.ts';
import type { Target } from './targets.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends one event. Throws if the receiver does not accept it. A webhook carries `release-signature: t=<seconds>,v1=<hex>`:
 * HMAC-SHA256 of `<seconds>.<body>` with the target's secret.
 */
export async function deliver(target: Target, event: ReleaseEvent, now: number = Date.now()): Promise<void> {
  if ('mail' in target) return sendMail(target, event);
  const body = JSON.stringify(bodyOf(target.format, event));
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'release-signature': signature(target.secret, body, Math.floor(now / 1_000)),
      'release-event': String(event.entry),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${target.name} answered ${response.status}`);
}

/** `t=1764000000,v1=<64 hex digits>` */
export function signature(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function bodyOf(format: 'json' | 'text' | 'card', event: ReleaseEvent): object {
  if (format === 'json') return event;
  if (format === 'text') return { text: plain(event.text) };
  const content = {
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      { type: 'TextBlock', weight: 'bolder', text: event.kind },
      { type: 'TextBlock', wrap: true, text: plain(event.text) },
    ],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  };
}

/** A reason must not mention everybody, or make links of its own. */
const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('@', '@\u200B');

async function sendMail({ mail, smtp, from }: Extract<Target, { mail: string }>, event: ReleaseEvent) {
  // loaded on demand, because few processes send mail
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtp, ...timeouts });
  try {
    const subject = `Release: ${event.kind}${event.channel === null ? '' : ` on ${event.channel}`}`;
    const domain = from.slice(from.lastIndexOf('@') + 1);
    const messageId = `<release-event-${event.entry}@${domain}>`;
    await transport.sendMail({ from, to: mail, subject, text: `${event.text}\n`, messageId });
  } finally {
    transport.close();
  }
}
