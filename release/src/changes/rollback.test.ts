import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pinsOf } from '../channels/channel.ts';
import { pin } from './pin.ts';
import { publish } from '../artifacts/publish.ts';
import { rollback, type RollbackRequest } from './rollback.ts';
import { status } from '../views/status.ts';
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
let root: string;
let remove: () => Promise<void>;
let registry: Registry;

/** Release 1: auth 1, hotel 1; 2: auth 2; 3: hotel 2, with another configuration. */
beforeEach(async () => {
  ({ path: root, remove } = await temporaryFolder());
  registry = await openTestRegistry(join(root, 'data'));
  const builds = ['1', '2'].flatMap((version) => [
    madeUpRemote('mf-auth', version, `/auth-${version}`),
    madeUpRemote('mf-hotel', version),
  ]);
  for (const made of [madeUpShell('1'), ...builds]) {
    await publish(registry, { ...AUTHOR, dist: await writeBuild(root, made) });
  }
  const steps = [['shell@1', 'mf-auth@1', 'mf-hotel@1'], ['mf-auth@2'], ['mf-hotel@2']];
  for (const [at, units] of steps.entries()) {
    const config = { ...CONFIG, apiBase: at === 2 ? '/new' : '/old' };
    await pin(registry, { channel, units, config, by: 'manager', reason: `step ${at + 1}` });
  }
});
afterEach(() => remove());

const back = (request: Partial<RollbackRequest> = {}) =>
  rollback(registry, { channel, by: 'manager', reason: 'broken', ...request });

describe('rollback', () => {
  it('makes a new release with the pins and the configuration before the current one', async () => {
    const release = await back();
    expect(release).toMatchObject({ number: 4, parent: 3, config: { apiBase: '/old' } });
    expect(pinsOf(release)).toEqual({ shell: '1', 'mf-auth': '2', 'mf-hotel': '1' });
  });

  it('skips releases that changed nothing for members', async () => {
    await pin(registry, { channel, units: ['mf-hotel@2'], ...AUTHOR });
    const release = await back();
    expect(release).toMatchObject({ number: 5, config: { apiBase: '/old' } });
    expect(pinsOf(release)).toMatchObject({ 'mf-hotel': '1' });
  });

  it('goes back to a given release', async () => {
    const release = await back({ to: 1 });
    expect(release).toMatchObject({ number: 4, parent: 3 });
    expect(pinsOf(release)).toEqual({ shell: '1', 'mf-auth': '1', 'mf-hotel': '1' });
    expect(release.routes.map(({ path }) => path)).toContain('/auth-1');
  });

  it("restores one unit's previous version, and keeps the others", async () => {
    const release = await back({ unit: 'mf-auth' });
    expect(pinsOf(release)).toEqual({ shell: '1', 'mf-auth': '1', 'mf-hotel': '2' });
    expect(release.config.apiBase).toBe('/new');
    expect(release.routes.map(({ path }) => path)).toEqual(['/auth-1', '/hotel']);
  });

  it("restores one unit's version of a given release", async () => {
    expect(pinsOf(await back({ unit: 'mf-hotel', to: 1 }))).toMatchObject({
      'mf-hotel': '1',
      'mf-auth': '2',
    });
  });

  it('refuses releases and versions that never existed', async () => {
    await expect(back({ unit: 'shell' })).rejects.toThrow('nothing before shell');
    await expect(back({ unit: 'mf-shop' })).rejects.toThrow('mf-shop is not pinned');
    await expect(back({ to: 9 })).rejects.toThrow('no release 9');
    await expect(back({ channel: 'staging' })).rejects.toThrow('Nothing is pinned on channel staging');
    expect((await status(registry, { channel })).current).toBe(3);
  });
});

describe('status', () => {
  it('shows the current pins, what could be pinned, and what each release changed', async () => {
    await back({ unit: 'mf-auth' });
    const found = await status(registry, { channel });
    expect(found).toMatchObject({ current: 4, config: { apiBase: '/new' }, pins: { 'mf-auth': '1' } });
    expect(found.published).toEqual({ shell: ['1'], 'mf-auth': ['2', '1'], 'mf-hotel': ['2', '1'] });
    expect(found.history.map(({ number, reason }) => `${number} ${reason}`)).toEqual([
      '4 broken',
      '3 step 3',
      '2 step 2',
      '1 step 1',
    ]);
    expect(found.history[0]?.changes).toMatchObject([
      { unit: 'mf-auth', from: '2', to: '1', note: { version: '1' } },
    ]);
    expect(found.history[3]?.changes).toContainEqual(
      expect.objectContaining({ unit: 'shell', from: null, to: '1' }),
    );
  });

  it('shows ten releases, and what the oldest of them changed', async () => {
    for (let at = 0; at < 9; at += 1) await back({ unit: 'mf-auth' });
    const { history, current } = await status(registry, { channel });
    expect(current).toBe(12);
    expect(history.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(history[9]?.changes).toMatchObject([
      { unit: 'mf-hotel', from: '1', to: '2', note: { version: '2' } },
    ]);
  });

  it('of a channel without a pin', async () => {
    expect(await status(registry, { channel: 'staging' })).toMatchObject({
      current: null,
      pins: {},
      history: [],
    });
  });
});
