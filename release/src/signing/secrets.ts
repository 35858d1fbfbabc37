import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256, hex. A random secret of this length needs no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret has this hash, in constant time. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash.padEnd(64).slice(0, 64)));
}
