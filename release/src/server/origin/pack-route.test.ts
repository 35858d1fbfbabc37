import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { packSeparator, releaseIn } from '@resort/shared/release-in-page';
import { integrityOf } from '../../base/hashing.ts';
import { pin } from '../../changes/pin.ts';
import { AUTHOR, madeUpShell, type MadeUp } from '../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../testing/origin.ts';

/** As built: its entry brings its runtime, and each file is one line. */
const hotel = (version: string): MadeUp => ({
  unit: 'mf-hotel',
  version,
  files: { 'container.js': `entry(${version})`, 'rooms.js': '"use strict";rooms()' },
  routes: [{ path: '/hotels', access: 'member', files: ['rooms.js'], shares: [] }],
});
const base = (version: string) => `/artifacts/mf-hotel/${version}/`;

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
  await origin.pinned(madeUpShell('1'));
  await release('1');
});
afterEach(() => origin.close());

async function release(version: string): Promise<void> {
  await origin.publishAll(hotel(version));
  await pin(origin.storage, { channel, units: [`mf-hotel@${version}`], ...AUTHOR });
}
const packs = async (path = '/en/hotels') => releaseIn((await origin.get(path)).body).packs ?? {};
/** The origin reads its channel once a second. */
const restarted = () => origin.restart();

describe('the pack of a screen', () => {
  it('is named by the pages of this screen only, with its hash and its files', async () => {
    const { '/hotels': pack } = await packs();
    const { body, headers } = await origin.get(pack?.address ?? '');
    expect(integrityOf(body)).toBe(pack?.integrity);
    expect(pack?.files).toEqual([`${base('1')}rooms.js`, `${base('1')}container.js`]);
    const files = await Promise.all((pack?.files ?? []).map(async (file) => (await origin.get(file)).body));
    expect(body.split(packSeparator(pack?.address ?? ''))).toEqual(files);
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-type': expect.stringContaining('javascript'),
    });
    expect(await packs('/en/nowhere')).toEqual({});
  });

  it('is compressed', async () => {
    const { '/hotels': pack } = await packs();
    const { rawPayload, headers } = await origin.get(pack?.address ?? '', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(integrityOf(brotliDecompressSync(rawPayload))).toBe(pack?.integrity);
  });

  it('is the same on a server that has shown no page', async () => {
    const { '/hotels': pack } = await packs();
    await restarted();
    expect(integrityOf((await origin.get(pack?.address ?? '')).body)).toBe(pack?.integrity);
  });

  it('has another address after a release, and the earlier one is gone', async () => {
    const { '/hotels': before } = await packs();
    await release('2');
    await restarted();
    const { '/hotels': after } = await packs();
    const status = async (address = '') => (await origin.get(address)).statusCode;
    expect([await status(before?.address), await status(after?.address)]).toEqual([404, 200]);
    expect(await status(`${base('2')}pack.0123456789abcdef.js`)).toBe(404);
  });

  it('is not made of a file that is not what was published', async () => {
    await writeFile(join(origin.dataDir, 'release', `${base('1')}rooms.js`), 'evil()');
    await restarted();
    expect(await packs()).toEqual({});
  });
});
