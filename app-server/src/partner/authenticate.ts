import { createPublicKey, verify } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../platform/context.ts';
import type { Database } from '../platform/database/index.ts';
import { matchesDigest } from '../platform/http-signature/content-digest.ts';
import { signatureBase } from '../platform/http-signature/signature-base.ts';
import { readSignature, readSignatureInput } from '../platform/http-signature/signature-input.ts';
import { enforce } from '../platform/limits/rate-bucket.ts';
import { jsonBody } from '../platform/protocol/json-body.ts';
import { claimNonce } from '../platform/protocol/nonce.ts';
import { findKey } from './keys.ts';
import { PartnerError } from './partner-error.ts';
import type { Partner } from './route.ts';

/** Seconds by which `created` may differ from our clock, in both directions; nonces are kept for longer. */
const WINDOW_SECONDS = 300;
const PER_KEY = { limit: 1200, seconds: 60 };
const PER_ADDRESS = { limit: 3000, seconds: 60 };

/** Every request signs these, and the idempotency key, which decides what is done. */
export const COVERED = ['@method', '@target-uri', 'content-digest', 'idempotency-key'] as const;

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** The address as the partner called it: `origin`, where one is configured, because a proxy may rewrite it. */
function targetOf(request: FastifyRequest, origin: string | undefined): string {
  return (origin ?? `${request.protocol}://${request.host}`) + request.url;
}

function readSigned(request: FastifyRequest, origin: string | undefined) {
  const input = readSignatureInput(headerOf(request, 'signature-input'));
  if (input === undefined || !COVERED.every((name) => input.covered.includes(name))) return undefined;
  const { alg = 'ed25519', keyid = '', nonce = '', created = '' } = input.params;
  const signature = readSignature(headerOf(request, 'signature'), input.label);
  if (alg !== 'ed25519' || keyid === '' || nonce.length < 16 || created === '') return undefined;
  if (signature === undefined) return undefined;
  const headers = Object.fromEntries(
    input.covered.map((name) => [name, headerOf(request, name) || undefined]),
  );
  const url = targetOf(request, origin);
  const base = signatureBase({ method: request.method, url, headers }, input.covered, input.text);
  return base === undefined
    ? undefined
    : { base, signature, keyid, nonce, created, expires: input.params['expires'] };
}

/**
 * The partner of a request: signature (RFC 9421, Ed25519), digest, time, rate, nonce, in this order, so that nobody else
 * can use up a key's rate or nonces. Throws UNSIGNED, STALE_SIGNATURE, TOO_MANY, REPLAYED.
 */
export async function authenticate(
  request: FastifyRequest,
  {
    db,
    clock,
    origin,
  }: Pick<Services, 'clock'> & { readonly db: Database; readonly origin: string | undefined },
): Promise<Partner> {
  await enforce(db, clock, { key: `partner ip ${request.ip}`, ...PER_ADDRESS });
  const signed = readSigned(request, origin);
  const key = signed && (await findKey(db, signed.keyid));
  if (signed === undefined || key === undefined) throw new PartnerError('UNSIGNED');
  const spki = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), type: 'spki', format: 'der' });
  const isTheirs = verify(null, Buffer.from(signed.base), spki, signed.signature);
  if (!isTheirs || !matchesDigest(headerOf(request, 'content-digest'), jsonBody(request).raw))
    throw new PartnerError('UNSIGNED');
  const now = clock.now().getTime() / 1000;
  const isNow = Math.abs(now - Number(signed.created)) <= WINDOW_SECONDS;
  if (!isNow || Number(signed.expires ?? Infinity) < now) throw new PartnerError('STALE_SIGNATURE');
  await enforce(db, clock, { key: `partner ${key.keyId}`, ...PER_KEY });
  if (!(await claimNonce(db, clock, `partner ${key.keyId}`, signed.nonce)))
    throw new PartnerError('REPLAYED');
  return key;
}
