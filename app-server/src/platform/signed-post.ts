import { randomBytes } from 'node:crypto';
import { contentDigest } from './http-signature/content-digest.ts';
import { signWithSecret } from './http-signature/sign.ts';
import { fetchInSpan } from './traces/outgoing.ts';

const TIMEOUT_MS = 10_000;
/** What our requests sign; the partner gateway asks for the same. */
const COVERED = ['@method', '@target-uri', 'content-digest', 'idempotency-key'];

/** An external system that accepts signed JSON. */
export interface SignedTarget {
  readonly url: string;
  readonly secret: string;
}

/**
 * A POST of JSON with `Idempotency-Key` and `Content-Digest`, signed by RFC 9421 with `hmac-sha256` and the shared
 * secret: `created` in seconds, a new `nonce` for every attempt, `keyid` is `resort`. A system with another protocol
 * needs a small bridge that verifies this. Rejects without a response within ten seconds; the caller checks the status.
 */
export function signedPost(
  { url, secret }: SignedTarget,
  { key, content }: { readonly key: string; readonly content: unknown },
): Promise<Response> {
  const body = JSON.stringify(content);
  const signed = { 'content-digest': contentDigest(body), 'idempotency-key': key };
  const created = Math.floor(Date.now() / 1000);
  const params = { created, keyid: 'resort', alg: 'hmac-sha256', nonce: randomBytes(16).toString('hex') };
  // the address as the other side sees it: `https://host` is sent as `https://host/`
  const request = { method: 'POST', url: new URL(url).href, headers: signed };
  const signature = signWithSecret(secret, request, { covered: COVERED, params });
  return fetchInSpan(
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed, ...signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
    { passOn: true },
  );
}
