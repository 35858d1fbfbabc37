import { canonicalText, type SignedRequest } from './canonical-text.ts';
import { hexOf } from './hex-of.ts';

const utf8 = new TextEncoder();
const hex = (bytes: ArrayBuffer) => hexOf(new Uint8Array(bytes));
const sha256Hex = async (text: string) => hex(await crypto.subtle.digest('SHA-256', utf8.encode(text)));

/**
 * The same signature as `signRequest`, with WebCrypto: for the inline script, which is too small to contain a
 * hash implementation. Secure contexts only (W3C Web Cryptography: `crypto.subtle` exists in no other).
 */
export async function signWithWebCrypto(
  key: Uint8Array<ArrayBuffer>,
  request: SignedRequest,
): Promise<string> {
  const [hmacKey, body, token] = await Promise.all([
    crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    sha256Hex(request.body),
    request.token === '' ? '' : sha256Hex(request.token),
  ]);
  return hex(await crypto.subtle.sign('HMAC', hmacKey, utf8.encode(canonicalText(request, body, token))));
}
