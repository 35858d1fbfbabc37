import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseDocument } from '@resort/shared/remote';
import { block, unblock } from '../changes/block.ts';
import { readPinned, readPointer } from '../channels/channel.ts';
import { pin } from '../changes/pin.ts';
import { publish } from '../artifacts/publish.ts';
import { rollback } from '../changes/rollback.ts';
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

const channel = 'production';
const by = 'manager';
let root: string;
let remove: () => Promise<void>;
let registry: Registry;

beforeEach(async () => {
  ({ path: root, remove } = await temporaryFolder());
  registry = await openTestRegistry(join(root, 'data'));
  const shell = madeUpShell('1');
  const form = { ...shell.files, 'static/form.js': 'form' };
  const sharing = { ...shell.manifest, provides: { 'ui/form': ['static/form.js'] } };
  const old = madeUpRemote('mf-auth', '1', '/old');
  const route = { path: '/old', access: 'member', files: ['static/tiny.css'], shares: ['ui/form'] } as const;
  for (const made of [
    { ...shell, files: form, manifest: sharing },
    madeUpShell('2'),
    {
      ...old,
      files: { ...old.files, 'picture.svg': '<svg/>' },
      routes: [{ ...route, files: [...route.files], shares: [...route.shares] }],
    },
    madeUpRemote('mf-auth', '2'),
    madeUpRemote('mf-auth', '3'),
    madeUpRemote('mf-hotel', '1'),
  ]) {
    await publish(registry, { ...AUTHOR, dist: await writeBuild(root, made) });
  }
});
afterEach(() => remove());

const pinUnits = (...units: string[]) => pin(registry, { channel, units, config: CONFIG, by, reason: '' });
const back = (unit?: string) => rollback(registry, { channel, by, reason: '', ...(unit ? { unit } : {}) });
const current = async () => {
  const standing = await readPointer(registry, channel);
  if (standing === null) throw new Error('nothing is pinned');
  return readPinned(registry, standing.pointer);
};
const spare = ({ units }: ReleaseDocument, unit = 'mf-auth') => units[unit]?.lastKnownGood?.version ?? null;

describe('the last-known-good version', () => {
  it('is the one pinned before, and stays while other units are pinned', async () => {
    expect(spare(await pinUnits('shell@1', 'mf-auth@1'))).toBeNull();
    expect(spare(await pinUnits('mf-auth@2'))).toBe('1');
    const third = await pinUnits('mf-hotel@1');
    expect([spare(third), spare(third, 'mf-hotel')]).toEqual(['1', null]);
    expect(spare(await pinUnits('mf-auth@3'))).toBe('2');
    expect(spare(await pinUnits('mf-auth@3'))).toBe('2');
  });

  it('has everything needed to load it with the pinned shell, and nothing else', async () => {
    await pinUnits('shell@1', 'mf-auth@1');
    const { units } = await pinUnits('mf-auth@2');
    const lastKnownGood = units['mf-auth']?.lastKnownGood;
    expect(lastKnownGood).toMatchObject({
      base: '/artifacts/mf-auth/1/',
      entry: 'remoteEntry.js',
      container: 'mf_auth',
      routes: { '/old': { files: ['static/tiny.css'], shellFiles: ['static/form.js'] } },
    });
    expect(Object.keys(lastKnownGood?.files ?? {}).sort()).toEqual(['remoteEntry.js', 'static/tiny.css']);
    expect(lastKnownGood).not.toHaveProperty('page');
    expect(lastKnownGood).not.toHaveProperty('lastKnownGood');
  });

  it('after a rollback is never the version that was rolled back', async () => {
    await pinUnits('shell@1', 'mf-auth@1');
    await pinUnits('mf-auth@2');
    await pinUnits('mf-auth@3');
    expect(spare(await back('mf-auth'))).toBe('1');
    await pinUnits('mf-auth@3');
    expect(spare(await back())).toBe('1');
  });

  it('is absent for versions incompatible with the shell, and for deleted ones', async () => {
    await pinUnits('shell@1', 'mf-auth@1');
    expect(spare(await pinUnits('shell@2', 'mf-auth@2'))).toBeNull();
    await pinUnits('shell@1', 'mf-auth@3');
    await rm(join(root, 'data/artifacts/mf-auth/2'), { recursive: true });
    expect(spare(await pinUnits('mf-hotel@1'))).toBeNull();
  });
});

describe('the last-known-good shell', () => {
  it('is the one pinned before, with its page and the files that a browser loads', async () => {
    await pinUnits('shell@1', 'mf-auth@2');
    const { units } = await pinUnits('shell@2');
    const lastKnownGood = units['shell']?.lastKnownGood;
    expect(lastKnownGood).toMatchObject({
      version: '1',
      base: '/artifacts/shell/1/',
      container: null,
      page: { scripts: ['static/shell.js'], styles: ['static/shell.css'] },
      routes: {},
    });
    expect(Object.keys(lastKnownGood?.files ?? {}).sort()).toEqual(
      expect.arrayContaining(['static/shell.css', 'static/shell.js']),
    );
    expect(lastKnownGood).not.toHaveProperty('lastKnownGood');
  });

  it('is absent if a remote of the release needs what it does not provide', async () => {
    await pinUnits('shell@2', 'mf-auth@2');
    expect(spare(await pinUnits('shell@1', 'mf-auth@1'), 'shell')).toBeNull();
    // the same shell, with a remote that the earlier one can serve
    expect(spare(await pinUnits('mf-auth@2'), 'shell')).toBeNull();
  });

  it('is never a blocked one, and takes the place of a blocked shell', async () => {
    await pinUnits('shell@1', 'mf-auth@2');
    await pinUnits('shell@2');
    const { channels } = await block(registry, { name: 'shell@2', by, reason: '' });
    expect(channels).toMatchObject([{ channel, hadIt: true, standsIn: '1' }]);
    await unblock(registry, { name: 'shell@2', by, reason: '' });
    await pinUnits('shell@2');
    await block(registry, { name: 'shell@1', by, reason: '' });
    const release = await current();
    expect([release.units['shell']?.version, spare(release, 'shell')]).toEqual(['2', null]);
  });
});
