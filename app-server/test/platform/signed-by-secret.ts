import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { matchesDigest } from '../../src/platform/http-signature/content-digest.ts';
import { signatureBase } from '../../src/platform/http-signature/signature-base.ts';
import { readSignature, readSignatureInput } from '../../src/platform/http-signature/signature-input.ts';

interface Heard {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Whether a POST of ours is signed with the secret (RFC 9421, hmac-sha256) over its address, body and key, just now. */
export function isSignedBySecret(secret: string, { url, headers, body }: Heard): boolean {
  const input = readSignatureInput(String(headers['signature-input']));
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  if (input === undefined || !matchesDigest(String(headers['content-digest']), body)) return false;
  const needed = ['@method', '@target-uri', 'content-digest', 'idempotency-key'];
  if (!needed.every((name) => input.covered.includes(name))) return false;
  if (Math.abs(Number(input.params['created']) - Date.now() / 1000) > 300) return false;
  const base = signatureBase({ method: 'POST', url, headers: named }, input.covered, input.text) ?? '';
  const expected = createHmac('sha256', secret).update(base).digest();
  return readSignature(String(headers['signature']), input.label)?.equals(expected) === true;
}
