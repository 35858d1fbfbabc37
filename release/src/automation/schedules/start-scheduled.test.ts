import { beforeEach, expect, it } from '@jest/globals';
import { listChannels, pinsOf, readPinned, readPointer } from '../../channels/channel.ts';
import { freeze, unfreeze } from '../../permissions/freeze/freezes.ts';
import { setPolicy } from '../../permissions/policies/channel-policy.ts';
import { keys } from '../../storage/names.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { openLocalRegistry } from '../../trust/local-registry.ts';
import { status } from '../../views/status.ts';
import { replaceScheduled, schedulePin, scheduledOn, withdrawScheduled } from './scheduled.ts';
import { startScheduled } from './start-scheduled.ts';

const at = eachRegistry();
const channel = 'production';
const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR).toISOString();
const later = () => Date.now() + 2 * HOUR;

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});

const plan = (units = ['mf-auth@2']) =>
  schedulePin(at.registry, { channel, units, starts: inAnHour(), by: 'ana', reason: 'campaign' });

async function current() {
  const standing = await readPointer(at.registry, channel);
  if (standing === null) throw new Error('Nothing is pinned.');
  return readPinned(at.registry, standing.pointer);
}

it('pins at its time, in the name of its author, once by several machines', async () => {
  const { id } = await plan();
  expect(await status(at.registry, { channel })).toMatchObject({ current: 1, scheduled: [{ id }] });
  expect(await startScheduled(at.registry, channel)).toEqual([]);
  const machines = await Promise.all([0, 1, 2].map(() => openLocalRegistry(at.dataDir, {})));
  const time = later();
  const said = await Promise.all(machines.map((machine) => startScheduled(machine, channel, time)));
  expect(said.flat()).toEqual([`scheduled pin ${id}: release 2 is current`]);
  expect(await current()).toMatchObject({ number: 2, by: 'ana', reason: 'campaign' });
  expect(await startScheduled(at.registry, channel, later() + HOUR)).toEqual([]);
  expect(await status(at.registry, { channel })).toMatchObject({ scheduled: [] });
});

it('waits during a freeze, and can be taken back', async () => {
  await plan();
  await freeze(at.registry, { channel, ...AUTHOR });
  expect(await startScheduled(at.registry, channel, later())).toEqual([]);
  await unfreeze(at.registry, { channel, ...AUTHOR });
  const [found] = await scheduledOn(at.registry, channel);
  const id = found?.scheduled.id ?? '';
  expect(await withdrawScheduled(at.registry, { channel, id, ...AUTHOR })).toMatchObject({ id });
  expect(await startScheduled(at.registry, channel, later())).toEqual([]);
  expect(pinsOf(await current())).toMatchObject({ 'mf-auth': '1' });
});

it('goes on after a machine died, and never pins twice', async () => {
  await plan();
  const take = async (base: number) => {
    const [found] = await scheduledOn(at.registry, channel);
    if (found === undefined) throw new Error('Nothing is scheduled.');
    const lease = { until: new Date(later()).toISOString(), base };
    await replaceScheduled(at.registry, found, { ...found.scheduled, lease });
  };
  await take(1); // died before the pin
  expect(await startScheduled(at.registry, channel, later() - 60_000)).toEqual([]);
  expect(await startScheduled(at.registry, channel, later() + HOUR)).toHaveLength(1);
  expect((await current()).number).toBe(2);

  await at.pinUnits(['mf-auth@1']);
  await plan();
  await at.pinUnits(['mf-auth@2'], { by: 'ana' }); // the pin was made …
  await take(3); // … and its machine died before the log said so
  const said = await startScheduled(at.registry, channel, later() + HOUR);
  expect(said).toEqual([expect.stringContaining('was made before')]);
  expect((await current()).number).toBe(4);
});

it('becomes a proposal where a second person is needed, and says why a gate refused it', async () => {
  await setPolicy(at.registry, { channel, approval: 'required', ...AUTHOR });
  await plan();
  expect(await startScheduled(at.registry, channel, later())).toEqual([
    expect.stringContaining('waits for a second person'),
  ]);
  expect((await status(at.registry, { channel })).proposals).toMatchObject([{ by: 'ana' }]);
  await plan(['mf-auth@9']);
  expect(await startScheduled(at.registry, channel, later())).toEqual([
    expect.stringContaining('refused: mf-auth@9 is not published'),
  ]);
});

it('ignores one that was edited in the store, or has passed already', async () => {
  const { id } = await plan();
  const key = keys.scheduled(channel, id);
  const object = await at.registry.get(key);
  const edited = (object?.body.toString() ?? '').replace('mf-auth@2', 'mf-auth@3');
  await at.registry.compareAndSwap(key, object?.etag ?? null, Buffer.from(edited));
  expect(await scheduledOn(at.registry, channel)).toEqual([]);
  const past = { channel, units: ['mf-auth@2'], starts: '2020-01-01T00:00Z', ...AUTHOR };
  await expect(schedulePin(at.registry, past)).rejects.toThrow('has passed');
  expect(await listChannels(at.registry)).toEqual([channel]);
});
