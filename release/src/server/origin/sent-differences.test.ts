import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pin } from '../../changes/pin.ts';
import { AUTHOR, CONFIG, madeUpRemote } from '../../testing/made-up-builds.ts';
import { differences } from './sent-differences.ts';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';

/** Text that does not compress by itself, so that only a dictionary makes it small. */
const CODE = randomBytes(4000).toString('hex');
const ENTRY = 'static/js/entry.0123456789.js';

const remote = (version: string, hash: string) => {
  const made = madeUpRemote('mf-auth', version, '/sign-in');
  const files = {
    [`static/js/entry.${hash}.js`]: `/* ${version} */ ${CODE}`,
    'static/js/other.js': `/* ${version} */ ${CODE}`,
  };
  return { ...made, files: { ...made.files, ...files } };
};

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
  await origin.pinned();
  await origin.publishAll(remote('2', '0123456789'), remote('3', 'abcdef0123'), remote('4', 'fedcba9876'));
  for (const version of ['2', '3'])
    await pin(origin.storage, { channel, units: [`mf-auth@${version}`], config: CONFIG, ...AUTHOR });
});
afterEach(() => origin.close());

const EARLIER = `mf-auth/2/${ENTRY}`;
const LATER = 'mf-auth/3/static/js/entry.abcdef0123.js';

/** What a browser sends that has a dictionary. */
function having(path: string, body: string, encodings = 'gzip, br, zstd, dcb, dcz') {
  const hash = createHash('sha256').update(body).digest('base64');
  return { 'accept-encoding': encodings, 'available-dictionary': `:${hash}:`, 'dictionary-id': `"${path}"` };
}
const textOf = async (path: string) => (await origin.get(`/artifacts/${path}`)).body;

describe('a file that a client has in an earlier version', () => {
  it('comes as its difference from that version', async () => {
    const first = await origin.get(`/artifacts/${EARLIER}`, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'use-as-dictionary': `match="/artifacts/mf-auth/*/static/js/entry.*.js", id="${EARLIER}"`,
    });
    const dictionary = brotliDecompressSync(first.rawPayload);
    const asked = having(EARLIER, dictionary.toString());
    const { headers, rawPayload } = await origin.get(`/artifacts/${LATER}`, asked);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': `match="/artifacts/mf-auth/*/static/js/entry.*.js", id="${LATER}"`,
    });
    expect(rawPayload.length).toBeLessThan(200);
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(rawPayload.subarray(8, 40)).toEqual(createHash('sha256').update(dictionary).digest());
    expect(zstdDecompressSync(rawPayload.subarray(40), { dictionary }).toString()).toBe(
      (await origin.get(`/artifacts/${LATER}`)).body,
    );
    const again = await origin.get(`/artifacts/${LATER}`, {
      ...asked,
      'if-none-match': String(headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['accepts no such encoding', () => having(EARLIER, 'x', 'gzip, br')],
    ['excludes the encoding', async () => having(EARLIER, await textOf(EARLIER), 'br, dcz;q=0')],
    ['has something else under that name', () => having(EARLIER, 'changed')],
    [
      'names another file',
      async () => having('mf-auth/2/static/js/other.js', await textOf('mf-auth/2/static/js/other.js')),
    ],
    [
      'names a version that was never pinned',
      () => having('mf-auth/4/static/js/entry.fedcba9876.js', `/* 4 */ ${CODE}`),
    ],
    ['names a file outside', () => having('mf-auth/../../secret.js', 'x')],
    ['names no file', () => having('mf-auth/2/static/js/entry.9999999999.js', 'x')],
  ])('comes whole to a client that %s', async (_case, headers) => {
    const { headers: sent, rawPayload } = await origin.get(`/artifacts/${LATER}`, await headers());
    expect(sent['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(`/* 3 */ ${CODE}`);
  });

  it('comes whole to those who would make too many differences at once', async () => {
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    const storage = {
      ...origin.storage,
      get: (key: string) => isOpen.then(() => origin.storage.get(key)),
    };
    const differenceOf = differences(storage, async () => 'needed');
    const pairs = [
      [EARLIER, LATER],
      ['mf-auth/2/static/js/other.js', 'mf-auth/3/static/js/other.js'],
      ['mf-auth/3/static/js/other.js', 'mf-auth/2/static/js/other.js'],
    ] as const;
    const asked = await Promise.all(
      pairs.map(async ([from, to]) => ({ to, headers: having(from, await textOf(from)) })),
    );
    const ask = () => asked.map(({ to, headers }) => differenceOf(to, headers));
    const [first, second, third] = ask();
    expect(await third).toBeNull();
    open();
    for (const found of [...(await Promise.all([first, second])), ...(await Promise.all(ask()))])
      expect(found?.body.length).toBeLessThan(200);
  });
});
