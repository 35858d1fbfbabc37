import { createHmac } from 'node:crypto';
import type { GatewayConfig } from './config.ts';

const TIMEOUT_MS = 10_000;

export interface GatewayMessage {
  /** the same on every try, so that nobody is called twice */
  readonly id: number;
  readonly channel: 'sms' | 'voice';
  /** E.164 */
  readonly to: string;
  /** of the text, for whoever reads it aloud */
  readonly language: string;
  readonly text: string;
}

/**
 * Hands a text message or a call to a gateway: a POST of JSON with `Idempotency-Key`, `X-Timestamp` (ms since 1970) and
 * `X-Signature`, hex HMAC-SHA256 with the shared secret over the timestamp, a line feed and the body. Whoever sells
 * messages is reached by a small bridge that checks this. A rejection means that it was not taken.
 */
export function gatewaySender({ url, secret }: GatewayConfig): (message: GatewayMessage) => Promise<void> {
  return async (message) => {
    const body = JSON.stringify(message);
    const timestamp = String(Date.now());
    const signature = createHmac('sha256', secret).update(`${timestamp}\n${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': String(message.id),
        'x-timestamp': timestamp,
        'x-signature': signature,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the message gateway answered ${response.status}`);
  };
}
