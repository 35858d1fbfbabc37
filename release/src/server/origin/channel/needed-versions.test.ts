import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { block } from '../../../changes/block.ts';
import { makeGrant, revokeGrant } from '../../../grants/grants.ts';
import { pin } from '../../../changes/pin.ts';
import { publish } from '../../../artifacts/publish.ts';
import { AUTHOR, CONFIG, madeUpRemote, madeUpShell, writeBuild } from '../../../testing/made-up-builds.ts';
import { channel, openOrigin, type TestOrigin } from '../../../testing/origin.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
  await origin.pinned();
  await origin.publishAll(...['2', '3', '4'].map((version) => madeUpRemote('mf-auth', version, '/sign-in')));
});
afterEach(() => origin.close());

const file = async (version: string) =>
  (await origin.get(`/artifacts/mf-auth/${version}/remoteEntry.js`)).statusCode;
const pinAuth = (version: string) =>
  pin(origin.storage, { channel, units: [`mf-auth@${version}`], config: CONFIG, ...AUTHOR });

describe('the members’ origin', () => {
  it('serves versions that a release has or had, and no others', async () => {
    expect([await file('1'), await file('2')]).toEqual([200, 404]);
    await pinAuth('2');
    // at once, and the version that open tabs and a rollback still need
    expect([await file('2'), await file('1'), await file('3')]).toEqual([200, 200, 404]);
    await pinAuth('3');
    await origin.restart();
    expect([await file('1'), await file('2'), await file('3'), await file('4')]).toEqual([
      200, 200, 200, 404,
    ]);
  });

  it('serves the versions of a grant while it is valid', async () => {
    const request = { channel, units: ['mf-auth@4'], tester: 'tess', hours: 1, ...AUTHOR };
    const { grant } = await makeGrant(origin.storage, request);
    expect(await file('4')).toBe(200);
    await revokeGrant(origin.storage, { channel, id: grant.id, ...AUTHOR });
    expect(await file('4')).toBe(404);
  });

  it('responds 410 for a blocked version, unless members still have it', async () => {
    await pinAuth('2');
    await block(origin.storage, { name: 'mf-auth@2', ...AUTHOR });
    expect([await file('1'), await file('2')]).toEqual([200, 410]);
    // the shell has no fallback
    await block(origin.storage, { name: 'shell@1', ...AUTHOR });
    expect((await origin.get('/artifacts/shell/1/static/shell.js')).statusCode).toBe(200);
  });

  it('shows no page of a version, whatever it contains', async () => {
    const html = '<meta http-equiv="refresh" content="0;url=https://evil.example">';
    await writeFile(join(origin.dataDir, 'release/artifacts/mf-auth/1/go.html'), html);
    expect((await origin.get('/artifacts/mf-auth/1/go.html')).statusCode).toBe(404);
    const pictured = madeUpRemote('mf-auth', '5', '/sign-in');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await origin.publishAll({ ...pictured, files: { ...pictured.files, 'picture.svg': svg } });
    await pinAuth('5');
    const { headers } = await origin.get('/artifacts/mf-auth/5/picture.svg');
    expect(headers['content-disposition']).toBe('attachment');
  });
});

describe('publish', () => {
  it.each(['go.html', 'static/a.js.map', 'a.xml', 'a.HTML', 'a.xhtml', 'a.pdf', 'a', 'a.wasm', 'a.mjs'])(
    'refuses %s by its name',
    async (path) => {
      const made = madeUpRemote('mf-auth', '9');
      const dist = await writeBuild(join(origin.dataDir, 'w'), {
        ...made,
        files: { ...made.files, [path]: 'x' },
      });
      await expect(publish(origin.storage, { dist, ...AUTHOR })).rejects.toThrow(`${path} is of a type`);
    },
  );

  it('refuses files that are too large, and HTML other than the page’s template', async () => {
    const made = madeUpShell('9');
    const publishWith = async (files: Record<string, string>) => {
      const dist = await writeBuild(join(origin.dataDir, 'w'), {
        ...made,
        files: { ...made.files, ...files },
      });
      return publish(origin.storage, { dist, ...AUTHOR });
    };
    await expect(publishWith({ 'other.html': 'x' })).rejects.toThrow('other.html is of a type');
    await expect(publishWith({ 'big.js': 'x'.repeat(17 * 1024 * 1024) })).rejects.toThrow(
      'big.js has 17825792',
    );
    await expect(publishWith({})).resolves.toMatchObject({ published: true });
  });
});
