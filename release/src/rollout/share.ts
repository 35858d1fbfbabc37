import { createHash, randomBytes } from 'node:crypto';
import type { Rollout } from '@resort/shared/remote';

/** All visitors, in basis points. */
export const EVERYBODY = 10_000;

/** 128 random bits, base64url, without personal information. */
export const newVisitorId = (): string => randomBytes(16).toString('base64url');
export const newSalt = (): string => randomBytes(8).toString('hex');

/**
 * Whether a visitor belongs to the share that gets the release. The bucket is 48 bits of a hash, so that
 * shares are exact within chance, and it is constant while the share grows.
 */
export function isInShare(
  { salt, basisPoints }: Pick<Rollout, 'salt' | 'basisPoints'>,
  visitor: string,
): boolean {
  const lot = createHash('sha256').update(`${salt}:${visitor}`).digest().readUIntBE(0, 6);
  return (lot / 2 ** 48) * EVERYBODY < basisPoints;
}
