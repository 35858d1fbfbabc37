import { randomBytes, randomInt } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { QueryValue, SignedRequest } from './canonical-text.ts';
import { signRequest } from './sign.ts';
import { signWith } from './sign-with.ts';
import { plainHashes } from './plain-hashes.ts';
import { webHashes } from './web-crypto.ts';

const LETTERS = ['a', 'Z', '7', ' ', '&', '=', '%', '+', '/', '澳', '門', 'é', '🙂', '\n', "'"];
const text = (longest: number) =>
  Array.from({ length: randomInt(longest + 1) }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const VALUES: (() => QueryValue)[] = [
  () => text(12),
  () => randomInt(1_000),
  () => randomInt(2) === 1,
  () => null,
  () => undefined,
  () => [text(3), randomInt(9)],
];
const value = () => VALUES[randomInt(VALUES.length)]?.();

function anyRequest(): SignedRequest {
  const keys = Array.from({ length: randomInt(6) }, () => `k${text(4)}`);
  return {
    method: ['GET', 'post', 'PUT'][randomInt(3)] ?? 'GET',
    path: `/${text(20)}`,
    query: Object.fromEntries(keys.map((key) => [key, value()])),
    body: text(200),
    timestamp: String(Date.now() - randomInt(1_000_000)),
    random: randomBytes(16).toString('hex'),
    userId: text(10),
    token: randomInt(3) === 0 ? '' : randomBytes(randomInt(200)).toString('base64url'),
  };
}

it('a page signs as the server does, with WebCrypto and without, for any request and key', async () => {
  const corpus = Array.from({ length: 500 }, () => ({
    key: Uint8Array.from(randomBytes(1 + randomInt(130))),
    request: anyRequest(),
  }));
  const expected = corpus.map(({ key, request }) => signRequest(key, request));
  for (const hashes of [webHashes, plainHashes]) {
    const made = await Promise.all(corpus.map(({ key, request }) => signWith(hashes, key, request)));
    expect(made).toEqual(expected);
  }
});
