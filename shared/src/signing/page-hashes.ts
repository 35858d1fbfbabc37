import type { Hashes } from './sign-with.ts';
import { webHashes } from './web-crypto.ts';

/**
 * WebCrypto where the browser has it, which is in secure contexts only (W3C Web Cryptography). Plain http loads a library
 * for it: 4 kB that no member's page has to contain.
 */
export const pageHashes = async (): Promise<Hashes> =>
  globalThis.isSecureContext ? webHashes : (await import('./plain-hashes.ts')).plainHashes;
