import { beforeEach, expect, it } from '@jest/globals';
import { differenceOf } from './difference.ts';
import { freeze } from '../permissions/freeze/freezes.ts';
import { historyOf } from './history.ts';
import { matrixOf } from './matrix.ts';
import { rollback } from '../changes/rollback.ts';
import { halt } from '../changes/halt.ts';
import { rollOut } from '../changes/roll-out.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';

const at = eachRegistry();
const channel = 'production';
const by = (name: string) => ({ by: name, reason: 'test' });

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.publishAll(madeUpRemote('mf-hotel', '1'));
  await at.pinUnits(['shell@1', 'mf-auth@1'], by('ana'));
});

const cell = async (unit: string) => (await matrixOf(at.registry))[0]?.units[unit];

it('says who introduced a version and when, across releases that changed other units', async () => {
  await at.pinUnits(['mf-auth@2'], by('ben'));
  await at.pinUnits(['mf-hotel@1'], by('cleo'));
  expect(await cell('mf-auth')).toMatchObject({ version: '2', release: 2, by: 'ben', isOlder: false });
  expect(await cell('mf-hotel')).toMatchObject({ release: 3, by: 'cleo', baseline: null });
  expect(await cell('shell')).toMatchObject({ release: 1, by: 'ana' });
  await rollback(at.registry, { channel, unit: 'mf-auth', ...by('dan') });
  expect(await cell('mf-auth')).toMatchObject({ version: '1', release: 4, by: 'dan' });
});

it('shows a candidate with its baseline from its start, and nothing of it after a halt', async () => {
  await at.pinUnits(['mf-auth@2'], { ...by('ben'), audience: { basisPoints: 1_000, cohorts: [] } });
  await rollOut(at.registry, { channel, basisPoints: 5_000, cohorts: [], ...by('cleo') });
  expect(await matrixOf(at.registry)).toMatchObject([
    { release: 3, rollout: { basisPoints: 5_000, baseline: 1 }, isFrozen: false },
  ]);
  expect(await cell('mf-auth')).toMatchObject({ version: '2', release: 2, by: 'ben', baseline: '1' });
  expect(await cell('shell')).toMatchObject({ release: 1, baseline: null });
  await halt(at.registry, { channel, ...by('dan') });
  expect(await cell('mf-auth')).toMatchObject({ version: '1', release: 1, by: 'ana', baseline: null });
});

it('includes every channel, frozen or not', async () => {
  await at.pinUnits(['shell@1'], { channel: 'staging' });
  await freeze(at.registry, { channel: 'staging', ...AUTHOR });
  const found = await matrixOf(at.registry);
  expect(found.map((one) => [one.channel, one.isFrozen])).toEqual([
    ['production', false],
    ['staging', true],
  ]);
});

it("begins with the members' channel, whatever the names of other channels", async () => {
  for (const other of ['beta', 'development']) await at.pinUnits(['shell@1'], { channel: other });
  expect((await matrixOf(at.registry)).map((one) => one.channel)).toEqual([
    'production',
    'beta',
    'development',
  ]);
});

it('marks a version that is older than the releases that were read', async () => {
  for (let release = 2; release <= 42; release += 1) await at.pinUnits([`mf-auth@${(release % 2) + 1}`]);
  expect(await cell('shell')).toMatchObject({ release: 3, isOlder: true });
  expect(await cell('mf-auth')).toMatchObject({ release: 42, isOlder: false });
  const oldest = await historyOf(at.registry, { channel, before: 3 });
  expect(oldest.map(({ number, changes }) => [number, changes.length])).toEqual([
    [2, 0],
    [1, 2],
  ]);
  expect(await historyOf(at.registry, { channel })).toHaveLength(10);
});

it('says how two releases differ: pins, routes, settings, audience', async () => {
  const config = { apiBase: 'https://api.example', appKey: 'public-key' };
  await at.pinUnits(['mf-hotel@1'], { config, audience: { basisPoints: 1_000, cohorts: ['staff'] } });
  const difference = await differenceOf(at.registry, { channel, from: 1, to: 2 });
  expect(difference).toMatchObject({
    units: [{ unit: 'mf-hotel', from: null, to: '1' }],
    routes: [{ path: '/hotel', from: null, to: 'mf-hotel' }],
    config: [{ name: 'apiBase', from: '"/gateway"', to: '"https://api.example"' }],
    audience: { from: 'everybody', to: '10 % and staff' },
  });
  await expect(differenceOf(at.registry, { channel, from: 1, to: 3 })).rejects.toThrow('no release 3');
});
