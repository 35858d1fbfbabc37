/**
 * Name of the scheme. It is the first line of every signed text, so that signatures of other schemes never
 * match.
 */
export const SCHEME = 'MH5-1';

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** One request, as input of the signature. */
export interface SignedRequest {
  method: string;
  /** the path below the API base, without the query: `/user/info` */
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

/**
 * Keys in code-unit order, without null and undefined, lists joined by a comma. The request uses the same
 * text.
 */
export function canonicalQuery(query: Readonly<Record<string, QueryValue>>): string {
  return Object.keys(query)
    .filter((key) => (query[key] ?? null) !== null)
    .sort()
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(String(query[key]))}`)
    .join('&');
}

/**
 * The text that is signed: nine lines, the specification's four inputs last. The caller passes the hashes,
 * because WebCrypto hashes asynchronously and plain http has no WebCrypto.
 * @param bodyHash SHA-256 in hex
 * @param tokenHash the same, '' for a visitor
 */
export function canonicalText(request: SignedRequest, bodyHash: string, tokenHash: string): string {
  return [
    SCHEME,
    request.method.toUpperCase(),
    request.path,
    canonicalQuery(request.query),
    bodyHash,
    request.timestamp,
    request.random,
    request.userId,
    tokenHash,
  ].join('\n');
}
