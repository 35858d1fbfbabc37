import type { Language } from '../contract/languages.ts';
import { canonicalQuery, type QueryValue } from '../signing/canonical-text.ts';
import { hexOf } from '../signing/hex-of.ts';
import type { Stamp } from '../signing/sign.ts';

/** What of a signed request is the same whoever signs it: base query and inline script build with these. */

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

/** What every payload carries besides its own. `authId`: the member's user id, or the visitor's time-based one. */
export function identityOf(language: Language, authId: string) {
  return { language, authId };
}

export function requestUrl(base: string, path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = canonicalQuery(query);
  return base + path + (search === '' ? '' : `?${search}`);
}

/** `getRandomValues`, not `randomUUID`, which browsers give to secure origins only. */
export function randomHex(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
