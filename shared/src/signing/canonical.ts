import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The scheme's name, first line of everything that is signed: another scheme can never collide with it. */
export const SCHEME = 'MH5-1';

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** One request as the signature sees it. */
export interface SignedRequest {
  method: string;
  /** as sent after the API base, without the query: `/user/info` */
  path: string;
  query: Readonly<Record<string, QueryValue>>;
  /** the body exactly as sent, '' when there is none */
  body: string;
  /** milliseconds since 1970, decimal */
  timestamp: string;
  /** 32 hex digits, new for every attempt */
  random: string;
  /** '' for a visitor */
  userId: string;
  /** '' for a visitor */
  token: string;
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Keys in code-unit order, null and undefined left out, lists joined by a comma; also what goes on the wire. */
export function canonicalQuery(query: Readonly<Record<string, QueryValue>>): string {
  return Object.keys(query)
    .filter((key) => query[key] !== undefined && query[key] !== null)
    .sort()
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(String(query[key]))}`)
    .join('&');
}

/** The text under the signature: nine lines, the specification's four inputs last. */
export function canonicalRequest(request: SignedRequest): string {
  return [
    SCHEME,
    request.method.toUpperCase(),
    request.path,
    canonicalQuery(request.query),
    sha256Hex(request.body),
    request.timestamp,
    request.random,
    request.userId,
    request.token === '' ? '' : sha256Hex(request.token),
  ].join('\n');
}
