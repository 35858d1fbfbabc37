import { appendFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findArtifact } from './artifact.ts';
import { RefusedError } from '../base/errors.ts';
import { pin } from '../changes/pin.ts';
import { publish } from './publish.ts';
import type { Registry } from '../registry/registry.ts';
import {
  AUTHOR,
  CONFIG,
  openTestRegistry,
  madeUpRemote,
  madeUpShell,
  temporaryFolder,
  writeBuild,
} from '../testing/made-up-builds.ts';

let root: string;
let remove: () => Promise<void>;
let registry: Registry;
const auth = madeUpRemote('mf-auth', '0.1.0-a');
const base = 'artifacts/mf-auth/0.1.0-a/';

beforeEach(async () => {
  ({ path: root, remove } = await temporaryFolder());
  registry = await openTestRegistry(join(root, 'data'));
});
afterEach(() => remove());

describe('publish', () => {
  it('stores every file, compressed forms of text over 1 kB, and the seal', async () => {
    const done = await publish(registry, { ...AUTHOR, dist: await writeBuild(root, auth) });
    expect(done).toMatchObject({ unit: 'mf-auth', version: '0.1.0-a', published: true });
    const names = [
      'artifact.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
      'static/tiny.css',
    ];
    expect(await registry.list(base)).toEqual(names.map((name) => base + name));
    const script = auth.files['remoteEntry.js'];
    const stored = async (name: string) => (await registry.get(base + name))?.body ?? Buffer.of();
    expect(brotliDecompressSync(await stored('remoteEntry.js.br')).toString()).toBe(script);
    expect(gunzipSync(await stored('remoteEntry.js.gz')).toString()).toBe(script);
  });

  it('reports a repeated publish of the same build, even from another commit', async () => {
    const first = await publish(registry, { ...AUTHOR, dist: await writeBuild(root, auth) });
    const again = await publish(registry, {
      ...AUTHOR,
      dist: await writeBuild(root, { ...auth, manifest: { commit: 'abc' } }),
    });
    expect(again).toEqual({ ...first, published: false });
  });

  it('refuses another build under the same version, with both digests, and keeps the first', async () => {
    const first = await publish(registry, { ...AUTHOR, dist: await writeBuild(root, auth) });
    const other = { ...auth, files: { ...auth.files, 'static/tiny.css': 'b{}' } };
    const refusal = await publish(registry, { ...AUTHOR, dist: await writeBuild(root, other) }).catch(
      (error: Error) => error,
    );
    expect(refusal).toBeInstanceOf(RefusedError);
    expect(String(refusal)).toContain(first.digest);
    expect(String(refusal).match(/sha384-/g)).toHaveLength(2);
    expect((await registry.get(`${base}static/tiny.css`))?.body.toString()).toBe('a{}');
  });

  it('stores one of two racing builds completely, or leaves the version unpinnable', async () => {
    const other = { ...auth, files: { ...auth.files, 'static/tiny.css': 'b{}' } };
    const dists = [await writeBuild(join(root, '1'), auth), await writeBuild(join(root, '2'), other)];
    const results = await Promise.allSettled(dists.map((dist) => publish(registry, { ...AUTHOR, dist })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await publish(registry, { ...AUTHOR, dist: await writeBuild(root, madeUpShell('1')) });
    const css = (await registry.get(`${base}static/tiny.css`))?.body.toString();
    const sealed = await findArtifact(registry, 'mf-auth', '0.1.0-a');
    const whole = sealed?.manifest.files['static/tiny.css']?.integrity === (await hashOf(css ?? ''));
    const units = ['shell@1', 'mf-auth@0.1.0-a'];
    const pinned = pin(registry, { channel: 'production', units, config: CONFIG, by: 'a', reason: '' });
    expect(
      await pinned.then(
        () => true,
        () => false,
      ),
    ).toBe(whole);
  });

  it('can be repeated after a crash, and the version cannot be pinned in between', async () => {
    await publish(registry, { ...AUTHOR, dist: await writeBuild(root, madeUpShell('1')) });
    const dist = await writeBuild(root, auth);
    const dying: Registry = {
      ...registry,
      createOnly: (key, body) =>
        key.endsWith('artifact.json') ? Promise.reject(new Error('killed')) : registry.createOnly(key, body),
    };
    await expect(publish(dying, { ...AUTHOR, dist })).rejects.toThrow('killed');
    const units = ['shell@1', 'mf-auth@0.1.0-a'];
    const request = { channel: 'production', units, config: CONFIG, by: 'a', reason: '' };
    await expect(pin(registry, request)).rejects.toThrow('mf-auth@0.1.0-a is not published');

    const rebuilt = { ...auth, files: { ...auth.files, 'static/tiny.css': 'rebuilt{}' } };
    expect(await publish(registry, { ...AUTHOR, dist: await writeBuild(root, rebuilt) })).toMatchObject({
      published: true,
    });
    expect((await pin(registry, request)).number).toBe(1);
    expect((await registry.get(`${base}static/tiny.css`))?.body.toString()).toBe('rebuilt{}');
  });
});

describe('publish refuses', () => {
  const refusal = async (spoil: (dist: string) => Promise<unknown>, made = auth) => {
    const dist = await writeBuild(root, made);
    await spoil(dist);
    const error = await publish(registry, { ...AUTHOR, dist }).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(RefusedError);
    expect(await registry.list('artifacts/')).toEqual([]);
    return String(error);
  };
  const nothing = async () => undefined;

  it('a file that changed after the build', async () => {
    expect(await refusal((dist) => appendFile(join(dist, 'remoteEntry.js'), ' '))).toContain(
      'remoteEntry.js',
    );
    const sameSize = await refusal((dist) => writeFile(join(dist, 'static/tiny.css'), 'c{}'));
    expect(sameSize).toContain('static/tiny.css');
  });

  it('a missing file, an unlisted one, and a link', async () => {
    expect(await refusal((dist) => rm(join(dist, 'static/tiny.css')))).toContain(
      'static/tiny.css is in unit.json',
    );
    expect(await refusal((dist) => writeFile(join(dist, 'more.js'), ''))).toContain('more.js is in');
    const linked = await refusal(async (dist) => {
      await rm(join(dist, 'static/tiny.css'));
      await symlink('/etc/hostname', join(dist, 'static/tiny.css'));
    });
    expect(linked).toContain('no plain file');
  });

  it.each([
    '../outside.js',
    'a/../../outside.js',
    '/etc/passwd',
    'a\\b.js',
    'artifact.json',
    'x.js.br',
    'a%2f.js',
  ])('the path %s', async (path) => {
    const withPath = { ...auth, files: { 'remoteEntry.js': 'x' }, manifest: { files: listing(path) } };
    expect(await refusal(nothing, withPath)).toContain(`"${path}"`);
  });

  it.each([
    { unit: '../mf-auth' },
    { unit: 'MF' },
    { version: '../1' },
    { version: '' },
    { schema: 'unit/2' },
  ])('the identity %j', async (identity) => {
    const field = Object.keys(identity)[0] ?? '';
    const spoil = async (dist: string) => {
      const manifest = JSON.parse(await readFile(join(dist, 'unit.json'), 'utf8')) as object;
      await writeFile(join(dist, 'unit.json'), JSON.stringify({ ...manifest, ...identity }));
    };
    expect(await refusal(spoil)).toContain(`"${field}"`);
  });

  it.each([
    { call: 'PUT /user/users/7/language' },
    { call: 'DELETE /user/cards' },
    { call: 'POST /user/users/{id}/language' },
    { call: 'GET /user/cards/{id}/giftCategories' },
    { call: 'GET /user/cards?id=1' },
    { call: 'GET user/cards' },
    { call: 'GET /user/cards', payload: { of: { another: 1 } } },
    { call: 'GET /user/cards', payload: { from: { inDays: '1' } } },
    { call: 'GET /user/cards', hours: [19] },
    { call: 'GET /user/cards', hours: [19, 25] },
  ])('a screen with the early call %j', async (early) => {
    const spoil = async (dist: string) => {
      const manifest = JSON.parse(await readFile(join(dist, 'unit.json'), 'utf8')) as object;
      const route = { path: '/a', access: 'member', files: [], shares: [], prefetch: [early] };
      await writeFile(join(dist, 'unit.json'), JSON.stringify({ ...manifest, routes: [route] }));
    };
    expect(await refusal(spoil)).toContain('"routes"');
  });

  it('a folder without unit.json, and one with invalid JSON', async () => {
    expect(await refusal((dist) => rm(join(dist, 'unit.json')))).toContain('no unit.json');
    expect(await refusal((dist) => writeFile(join(dist, 'unit.json'), '{'))).toContain('not JSON');
    await mkdir(join(root, 'empty'));
    await expect(publish(registry, { ...AUTHOR, dist: join(root, 'nowhere') })).rejects.toThrow(RefusedError);
  });

  it('a page that the origin could not render', async () => {
    expect(await refusal(nothing, madeUpShell('1', 'x("</script>")'))).toContain('boot.js');
    const shell = madeUpShell('1');
    const template = { ...shell, files: { ...shell.files, 'page.html': '<html><!--head-->' } };
    expect(await refusal(nothing, template)).toContain('<!--scripts-->');
  });
});

function listing(path: string) {
  return { 'remoteEntry.js': { integrity: 'x', bytes: 1 }, [path]: { integrity: 'x', bytes: 1 } };
}

async function hashOf(text: string): Promise<string> {
  return `sha384-${Buffer.from(await crypto.subtle.digest('SHA-384', Buffer.from(text))).toString('base64')}`;
}
