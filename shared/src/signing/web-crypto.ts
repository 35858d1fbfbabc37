import { hexOf } from './hex-of.ts';
import type { Hashes } from './sign-with.ts';

const utf8 = new TextEncoder();
const hex = (bytes: ArrayBuffer) => hexOf(new Uint8Array(bytes));

/** Hashes with WebCrypto, which exists in secure contexts only. */
export const webHashes: Hashes = {
  sha256Hex: async (text) => hex(await crypto.subtle.digest('SHA-256', utf8.encode(text))),
  async hmacHex(key, text) {
    const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
    return hex(await crypto.subtle.sign('HMAC', imported, utf8.encode(text)));
  },
};
