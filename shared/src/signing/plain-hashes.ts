import { sha256Hex } from './canonical.ts';
import { hmacHex } from './sign.ts';
import type { Hashes } from './sign-with.ts';

/** Without WebCrypto. */
export const plainHashes: Hashes = {
  sha256Hex: async (text) => sha256Hex(text),
  hmacHex: async (key, text) => hmacHex(key, text),
};
