import type { Language } from '../../contract/languages.ts';
import { canonicalQuery, type QueryValue } from '../../signing/canonical-text.ts';
import { hexOf } from '../../signing/hex-of.ts';
import type { Stamp } from '../../signing/signed-texts.ts';

/**
 * The parts of a signed request that do not depend on the signer. The base query and the inline script use
 * them.
 */

export interface BuiltRequest {
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

/** Sent with every call (specification §7). */
const FIXED_HEADERS = {
  'Content-Type': 'application/json',
  platform: '4',
  channel: 'membershipH5',
} as const;

export function requestHeaders(language: Language, sign: string, stamp: Stamp, token: string) {
  return {
    ...FIXED_HEADERS,
    language,
    sign,
    ...stamp,
    ...(token === '' ? {} : { 'Authorization-App': token }),
  };
}

/** Members that every payload has. `authId`: the member's user id, or the visitor's time-based id. */
export function identityOf(language: Language, authId: string) {
  return { language, authId };
}

export function requestUrl(base: string, path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = canonicalQuery(query);
  return base + path + (search === '' ? '' : `?${search}`);
}

/** `getRandomValues`, because browsers offer `randomUUID` on secure origins only. */
export function randomHex(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
