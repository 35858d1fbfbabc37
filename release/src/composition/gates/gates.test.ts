import { inEach } from '@resort/shared/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { madeUpRemote, madeUpShell, type MadeUp } from '../../testing/made-up-builds.ts';
import { eachRegistry } from '../../testing/each-registry.ts';

const at = eachRegistry();
const shell = madeUpShell('1');
beforeEach(() => at.publishAll(shell));

const remote = (version: string, change: Partial<MadeUp> & { manifest?: Partial<UnitManifest> } = {}) => ({
  ...madeUpRemote('mf-auth', version),
  ...change,
});

async function faultsOf(...units: string[]): Promise<string> {
  const refused = await at.pinUnits(['shell@1', ...units]).then(
    () => null,
    (error: Error) => error,
  );
  return refused?.message ?? 'pinned';
}

const table = (name: string) => `(self.${name}=self.${name}||[]).forEach(run.bind(null,0));`;

describe('a gate refuses, and says what to do about', () => {
  it('a changed byte in the storage', async () => {
    await at.publishAll(remote('1'));
    await writeFile(join(at.dataDir, 'release/artifacts/mf-auth/1/remoteEntry.js'), 'evil');
    expect(await faultsOf('mf-auth@1')).toBe(
      'remoteEntry.js of mf-auth@1 is not what was published in the storage; publish a new version.',
    );
  });

  it('a reference to a missing file', async () => {
    await at.publishAll(remote('1', { manifest: { entry: 'no.js' } }));
    expect(await faultsOf('mf-auth@1')).toMatch(
      /refers to no\.js, which is not one of its files: build it again/,
    );
  });

  it.each([
    ['a script', 'load("static/js/async/a.js")', 'static/js/async/a.js'],
    ['a style beside checked scripts', 's.integrity=globalThis.pinnedHash(s.src)', 'static/css/async/a.css'],
    ['a script beside checked styles', 'l.integrity=globalThis.pinnedHash(l.href)', 'static/js/async/a.js'],
  ])('%s that is loaded without a hash', async (_what, entry, file) => {
    await at.publishAll(remote('1', { files: { 'remoteEntry.js': entry, [file]: 'a' }, routes: [] }));
    expect(await faultsOf('mf-auth@1')).toContain(
      `mf-auth@1 loads ${file} without an integrity: build it with remoteConfig`,
    );
  });

  it("accepts files that are loaded with the release's hash", async () => {
    const entry = 's.integrity=globalThis.pinnedHash(s.src);l.integrity=globalThis.pinnedHash(l.href)';
    const chunks = { 'static/js/async/a.js': 'a', 'static/css/async/a.css': 'a' };
    await at.publishAll(remote('1', { files: { 'remoteEntry.js': entry, ...chunks }, routes: [] }));
    expect(await faultsOf('mf-auth@1')).toBe('pinned');
  });

  it('two units with the same chunk table', async () => {
    const entry = { 'remoteEntry.js': table('chunk_same') };
    await at.publishAll(remote('1', { files: entry, routes: [] }), {
      ...madeUpRemote('mf-hotel', '1'),
      files: entry,
      routes: [],
    });
    expect(await faultsOf('mf-auth@1')).toBe('pinned');
    expect(await faultsOf('mf-auth@1', 'mf-hotel@1')).toMatch(
      /mf-auth@1 and mf-hotel@1 keep their chunks in the same global chunk_same: give every build/,
    );
  });

  it.each([
    ['20.0.0', 'another major version'],
    ['19.4.0', 'a newer minor version'],
    ['19.3.2', 'a newer patch'],
  ])('a remote that was built against react %s, %s', async (react) => {
    await at.publishAll({
      ...shell,
      version: '2',
      manifest: { ...shell.manifest, shared: { react: '19.3.1' } },
    });
    await at.publishAll(remote('1', { manifest: { shared: { react } } }));
    await at.publishAll(remote('2', { manifest: { shared: { react: '19.2.7' } } }));
    await at.pinUnits(['shell@2', 'mf-auth@2']);
    await expect(at.pinUnits(['mf-auth@1'])).rejects.toThrow(
      `mf-auth@1 was built against react ${react} and shell@2 gives 19.3.1: pin a shell that gives react ${react}`,
    );
  });

  it('a name of shared that the pinned shell does not export', async () => {
    await at.publishAll({
      ...shell,
      version: '2',
      manifest: { ...shell.manifest, offers: { ui: ['Page'] } },
    });
    const using = (names: string[]) => ({ manifest: { uses: { ui: names } } });
    await at.publishAll(remote('1', using(['Page'])), remote('2', using(['Page', 'Carousel'])));
    await at.pinUnits(['shell@2', 'mf-auth@1']);
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow(
      'mf-auth@2 imports Carousel of @resort/shared/ui, which shell@2 does not export: pin a shell',
    );
    // also in the other direction: the shell goes back under a remote that needs the newer one
    await at.publishAll({ ...shell, version: '3', manifest: { ...shell.manifest, offers: { ui: [] } } });
    await expect(at.pinUnits(['shell@3'])).rejects.toThrow('mf-auth@1 imports Page of @resort/shared/ui');
  });

  it('a duplicate route, and one with a parameter', async () => {
    await at.publishAll(remote('1'), madeUpRemote('mf-hotel', '1', '/auth'));
    expect(await faultsOf('mf-auth@1', 'mf-hotel@1')).toMatch(
      /\/auth is in mf-auth@1 and in mf-hotel@1: it may have one unit; take it out of the other first/,
    );
    await at.publishAll(madeUpRemote('mf-hotel', '2', '/hotel/:id'));
    expect(await faultsOf('mf-hotel@2')).toMatch(
      /has the route \/hotel\/:id: .* put what varies into the query/,
    );
  });

  it('a missing language', async () => {
    const texts = inEach((language) => (language === 'sc' ? [] : [`${language}.js`]));
    const scripts = Object.values(texts).flat();
    const files = Object.fromEntries(['remoteEntry.js', ...scripts].map((file) => [file, '']));
    await at.publishAll(remote('1', { files, routes: [], manifest: { texts } }));
    expect(await faultsOf('mf-auth@1')).toBe(
      'mf-auth@1 has no texts in sc: add src/locales/sc.json and build it again.',
    );
  });

  it('several faults at once, each with its message', async () => {
    await at.publishAll(remote('1', { manifest: { entry: 'no.js', shared: { react: '18.0.0' } } }));
    expect((await faultsOf('mf-auth@1')).split('\n')).toHaveLength(2);
  });
});
