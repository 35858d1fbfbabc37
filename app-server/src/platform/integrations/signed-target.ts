import type { SignedTarget } from '../signed-post.ts';
import { checkHttpAddress } from './http-address.ts';
import { together } from './together.ts';

/**
 * `PARTY_URL` and `PARTY_SECRET`, or another prefix; throws one message for an incomplete pair or an invalid
 * address.
 */
export function readSignedTarget(
  value: (name: string) => string | undefined,
  prefix: 'PARTY' | 'VENUE',
): SignedTarget | undefined {
  const names = [`${prefix}_URL`, `${prefix}_SECRET`] as const;
  const found = together(value, names);
  if (found === undefined) return undefined;
  return { url: checkHttpAddress(names[0], found[names[0]]), secret: found[names[1]] };
}
