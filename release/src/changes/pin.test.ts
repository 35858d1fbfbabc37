import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pinsOf, readPointer, releasesOf } from '../channels/channel.ts';
import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import { pin } from './pin.ts';
import { publish } from '../artifacts/publish.ts';
import { rollback } from './rollback.ts';
import type { Registry } from '../registry/registry.ts';
import {
  AUTHOR,
  CONFIG,
  madeUpRemote,
  madeUpShell,
  openTestRegistry,
  temporaryFolder,
  writeBuild,
  type MadeUp,
} from '../testing/made-up-builds.ts';

const channel = 'production';
let root: string;
let remove: () => Promise<void>;
let registry: Registry;

beforeEach(async () => {
  ({ path: root, remove } = await temporaryFolder());
  registry = await openTestRegistry(join(root, 'data'));
  await publishAll(madeUpShell('1'));
});
afterEach(() => remove());

async function publishAll(...builds: MadeUp[]): Promise<void> {
  for (const made of builds) await publish(registry, { ...AUTHOR, dist: await writeBuild(root, made) });
}

const pinUnits = (...units: string[]) =>
  pin(registry, { channel, units, config: CONFIG, by: 'manager', reason: 'test' });

describe('pin', () => {
  it('accepts a development build on the channel development only', async () => {
    await publishAll(madeUpShell('1-development'));
    await expect(pinUnits('shell@1-development')).rejects.toThrow('members never get one');
    const request = { units: ['shell@1-development'], config: CONFIG, by: 'me', reason: 'test' };
    expect(await pin(registry, { ...request, channel: 'development' })).toMatchObject({ number: 1 });
  });

  it('makes the next release from the current pins plus the given ones', async () => {
    await publishAll(
      madeUpRemote('mf-auth', '1'),
      madeUpRemote('mf-auth', '2'),
      madeUpRemote('mf-hotel', '1'),
    );
    expect(await pinUnits('shell@1', 'mf-auth@1')).toMatchObject({ number: 1, parent: null });
    await pinUnits('mf-hotel@1');
    const third = await pin(registry, { channel, units: ['mf-auth@2'], by: 'manager', reason: 'new' });
    expect(third).toMatchObject({ number: 3, parent: 2, by: 'manager', reason: 'new', config: CONFIG });
    expect(pinsOf(third)).toEqual({ shell: '1', 'mf-auth': '2', 'mf-hotel': '1' });
    expect(third.units['mf-auth']).toMatchObject({ base: '/artifacts/mf-auth/2/', container: 'mf_auth' });
    expect(third.routes.find(({ unit }) => unit === 'mf-auth')).toEqual({
      path: '/auth',
      access: 'member',
      unit: 'mf-auth',
      files: ['static/tiny.css'],
      shellFiles: [],
    });
  });

  it('numbers 20 parallel pins without gaps and loses none', async () => {
    const remotes = Array.from({ length: 20 }, (_, at) => madeUpRemote(`mf-unit${at}`, '1'));
    await publishAll(...remotes);
    await pinUnits('shell@1');
    const releases = await Promise.all(remotes.map(({ unit }) => pinUnits(`${unit}@1`)));
    const numbers = releases.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
    for await (const last of releasesOf(registry, channel)) {
      expect(last.number).toBe(21);
      expect(Object.keys(last.units)).toHaveLength(21);
      break;
    }
  }, 30_000);

  it('skips the document of a pin that died before it moved the pointer, and never rewrites it', async () => {
    await publishAll(madeUpRemote('mf-auth', '1'));
    const first = await pinUnits('shell@1');
    const orphan = toJsonBody({ ...first, number: 2, parent: 1, createdAt: '2020-01-01T00:00:00Z' });
    await registry.createOnly(keys.release(channel, 2), orphan);
    expect(await pinUnits('mf-auth@1')).toMatchObject({ number: 3, parent: 1 });
    expect((await registry.get(keys.release(channel, 2)))?.body.equals(orphan)).toBe(true);
    await expect(rollback(registry, { channel, to: 2, by: 'a', reason: '' })).rejects.toThrow('no release 2');
  });

  it("stores its document's digest in the pointer, and refuses to build on a document that was changed", async () => {
    await pinUnits('shell@1');
    const standing = await readPointer(registry, channel);
    const document = await registry.get(keys.release(channel, 1));
    expect(standing?.pointer.digest).toBe(integrityOf(document?.body ?? ''));
    await writeFile(join(root, 'data', keys.release(channel, 1)), '{}');
    await expect(pinUnits('shell@1')).rejects.toThrow('not what was pinned');
  });
});

describe('pin refuses', () => {
  it('without the signing key, before anything is written', async () => {
    const before = await registry.list('');
    const origin = { ...registry, keyring: { ...registry.keyring, signer: null } };
    const request = { channel, units: ['shell@1'], config: CONFIG, by: 'manager', reason: 'test' };
    await expect(pin(origin, request)).rejects.toThrow('no signing key: set RELEASE_SIGNING_KEY');
    expect(await registry.list('')).toEqual(before);
  });

  const refused = (...units: string[]) => expect(pinUnits(...units)).rejects;
  afterEach(async () => {
    expect(await registry.list('releases/')).toEqual([]);
    expect(await readPointer(registry, channel)).toBeNull();
  });

  it('an unpublished version', async () => {
    await refused('shell@2').toThrow('shell@2 is not published');
    await refused('shell').toThrow('<unit>@<version>');
    await refused('shell@../x').toThrow('<unit>@<version>');
    await refused('constructor@1').toThrow('not published');
    await refused('shell@1', 'shell@1').toThrow('named twice');
    await refused().toThrow('at least one');
  });

  it('a set without a shell, or with two', async () => {
    await publishAll(madeUpRemote('mf-auth', '1'), { ...madeUpShell('1'), unit: 'other-shell' });
    await refused('mf-auth@1').toThrow('pin a shell too');
    await refused('shell@1', 'other-shell@1').toThrow('other-shell and shell');
  });

  it('a route of two units, and a path with a parameter', async () => {
    await publishAll(madeUpRemote('mf-auth', '1', '/my-qr'), madeUpRemote('mf-cards', '2', '/my-qr'));
    await refused('shell@1', 'mf-auth@1', 'mf-cards@2').toThrow(/\/my-qr is in mf-auth@1 and in mf-cards@2/);
    for (const [at, path] of ['/hotel/:id', '/hotel/*', 'hotel', '/a/b'].entries()) {
      await publishAll(madeUpRemote('mf-hotel', `${at}`, path));
      await refused('shell@1', `mf-hotel@${at}`).toThrow(`mf-hotel@${at} has the route ${path}`);
    }
  });

  it('a reference to a missing file, and a share that the shell does not provide', async () => {
    const remote = madeUpRemote('mf-auth', '1');
    const route = { path: '/x', access: 'public', files: ['no.js'], shares: [] } as const;
    const routeOf = (change: object) => ({
      ...remote,
      routes: [{ ...route, files: [], shares: [], ...change }],
    });
    await publishAll(
      { ...routeOf({ files: ['no.js'] }), version: '1' },
      { ...remote, version: '2', manifest: { entry: 'no.js' } },
      { ...remote, version: '3', manifest: { entry: 'constructor' } },
      { ...routeOf({ shares: ['ui/form'] }), version: '4' },
    );
    await refused('shell@1', 'mf-auth@1').toThrow('mf-auth@1 refers to no.js');
    await refused('shell@1', 'mf-auth@2').toThrow('mf-auth@2 refers to no.js');
    await refused('shell@1', 'mf-auth@3').toThrow('mf-auth@3 refers to constructor');
    await refused('shell@1', 'mf-auth@4').toThrow('ui/form of shared, which shell@1 does not provide');
  });

  it.each(['remoteEntry.js', 'remoteEntry.js.br', 'artifact.json'])(
    'a version whose %s was changed in the storage',
    async (file) => {
      await publishAll(madeUpRemote('mf-auth', '1'));
      const path = join(root, 'data/artifacts/mf-auth/1', file);
      const seal = (await registry.get('artifacts/mf-auth/1/artifact.json'))?.body.toString() ?? '';
      await writeFile(path, file === 'artifact.json' ? seal.replaceAll('/auth', '/evil') : 'evil');
      await refused('shell@1', 'mf-auth@1').toThrow(`${file} of mf-auth@1`);
    },
  );

  it('a first release without a configuration, and invalid configurations', async () => {
    const request = { channel, units: ['shell@1'], by: 'a', reason: '' };
    await expect(pin(registry, request)).rejects.toThrow('needs a configuration');
    for (const apiBase of [
      '//evil.com',
      'api',
      '/gateway/',
      'javascript:alert(1)',
      'https://',
      'https://x; y',
    ]) {
      await expect(pin(registry, { ...request, config: { ...CONFIG, apiBase } })).rejects.toThrow('API base');
    }
    await expect(pin(registry, { ...request, channel: '../x', config: CONFIG })).rejects.toThrow(
      'channel name',
    );
  });
});
