import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

/** An external system that accepts signed JSON. */
export interface SignedTarget {
  readonly url: string;
  readonly secret: string;
}

/**
 * A POST of JSON with `Idempotency-Key`, `X-Timestamp` (ms since 1970) and `X-Signature`: hex HMAC-SHA256
 * with the shared secret over the timestamp, a line feed and the body. A system with another protocol needs a
 * small bridge that verifies this. Rejects without a response within ten seconds; the caller checks the
 * status.
 */
export function signedPost(
  { url, secret }: SignedTarget,
  { key, content }: { readonly key: string; readonly content: unknown },
): Promise<Response> {
  const body = JSON.stringify(content);
  const timestamp = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${timestamp}\n${body}`).digest('hex');
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
