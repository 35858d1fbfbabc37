import { canonicalText, type SignedRequest } from './canonical-text.ts';

/** The key of an HMAC. */
export type Key = Uint8Array<ArrayBuffer>;

/** SHA-256 and HMAC-SHA-256, in hex. */
export interface Hashes {
  sha256Hex(text: string): Promise<string>;
  hmacHex(key: Key, text: string): Promise<string>;
}

/** Makes the `sign` header, by the scheme MH5-1: the same as `signRequest`. */
export async function signWith(hashes: Hashes, key: Key, request: SignedRequest): Promise<string> {
  const [body, token] = await Promise.all([
    hashes.sha256Hex(request.body),
    request.token === '' ? '' : hashes.sha256Hex(request.token),
  ]);
  return hashes.hmacHex(key, canonicalText(request, body, token));
}
