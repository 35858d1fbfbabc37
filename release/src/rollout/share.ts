import { createHash, randomBytes } from 'node:crypto';
import type { Rollout } from '@resort/shared/remote';

/** All visitors, in basis points. */
export const EVERYBODY = 10_000;

/** 128 random bits, base64url: says nothing about who it is. */
export const newVisitorId = (): string => randomBytes(16).toString('base64url');
export const newSalt = (): string => randomBytes(8).toString('hex');

/**
 * Whether a visitor belongs to the share that gets the release. The lot is 48 bits of a hash, so that no share is off
 * by more than chance, and it stands still while the share grows around it.
 */
export function isInShare(
  { salt, basisPoints }: Pick<Rollout, 'salt' | 'basisPoints'>,
  visitor: string,
): boolean {
  const lot = createHash('sha256').update(`${salt}:${visitor}`).digest().readUIntBE(0, 6);
  return (lot / 2 ** 48) * EVERYBODY < basisPoints;
}
