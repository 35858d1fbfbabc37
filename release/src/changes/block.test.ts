import { beforeEach, expect, it } from '@jest/globals';
import { block, unblock } from './block.ts';
import { pinsOf, readPinned, readPointer } from '../channels/channel.ts';
import { rollback } from './rollback.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';

const at = eachRegistry();
const name = 'mf-auth@2';
const ask = () => block(at.registry, { name, by: 'security', reason: 'leaks a token' });
const current = async (channel = 'production') => {
  const standing = await readPointer(at.registry, channel);
  if (standing === null) throw new Error('no pointer');
  return { pointer: standing.pointer, release: await readPinned(at.registry, standing.pointer) };
};

beforeEach(async () => {
  await at.publishAll(
    madeUpShell('1'),
    ...['1', '2', '3'].map((version) => madeUpRemote('mf-auth', version)),
  );
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await at.pinUnits(['mf-auth@2']);
});

it('replaces the version by its last-known-good one on every channel, and notifies open tabs', async () => {
  await at.pinUnits(['shell@1', 'mf-auth@3'], { channel: 'staging' });
  expect(await ask()).toEqual({
    blocked: name,
    channels: [
      { channel: 'production', release: 3, hadIt: true, standsIn: '1' },
      { channel: 'staging', release: 2, hadIt: false, standsIn: null },
    ],
  });
  const { pointer, release } = await current();
  expect(pointer).toMatchObject({ release: 3, blocked: [name] });
  expect(pinsOf(release)).toMatchObject({ 'mf-auth': '1' });
  expect(release.units['mf-auth']?.lastKnownGood).toBeNull();
  expect((await current('staging')).pointer.blocked).toEqual([name]);
});

it('prevents a pin of the version: by name, by a rollback, or as a fallback', async () => {
  await ask();
  await expect(at.pinUnits([name])).rejects.toThrow('mf-auth@2 is blocked: pin another version');
  await expect(rollback(at.registry, { channel: 'production', to: 2, ...AUTHOR })).rejects.toThrow('blocked');
  expect((await at.pinUnits(['mf-auth@3'])).units['mf-auth']?.lastKnownGood?.version).toBe('1');
  await unblock(at.registry, { name, ...AUTHOR });
  expect(await at.pinUnits([name])).toMatchObject({ number: 5 });
});

it('reports a unit without a replacement', async () => {
  const { channels } = await block(at.registry, { name: 'shell@1', ...AUTHOR });
  expect(channels).toEqual([{ channel: 'production', release: 3, hadIt: true, standsIn: null }]);
  await expect(block(at.registry, { name: 'mf-auth@9', ...AUTHOR })).rejects.toThrow('not published');
});
