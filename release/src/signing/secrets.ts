import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex: of so many random bits no slow hash is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret is the one of this hash, in a time that does not tell how near it is. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash.padEnd(64).slice(0, 64)));
}
