import type { SignedTarget } from '../signed-post.ts';
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
  const url = found[names[0]];
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${names[0]} must be an http(s) address.`);
  return { url, secret: found[names[1]] };
}
