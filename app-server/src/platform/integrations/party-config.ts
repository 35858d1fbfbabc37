import type { SignedTarget } from '../signed-post.ts';
import { together } from './together.ts';

/** `PARTY_URL` and `PARTY_SECRET`; throws one sentence for a half, and for an address that is none. */
export function readParty(value: (name: string) => string | undefined): SignedTarget | undefined {
  const found = together(value, ['PARTY_URL', 'PARTY_SECRET']);
  if (found === undefined) return undefined;
  const { PARTY_URL: url, PARTY_SECRET: secret } = found;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error('PARTY_URL must be an http(s) address.');
  return { url, secret };
}
