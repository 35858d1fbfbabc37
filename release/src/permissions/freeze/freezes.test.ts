import { beforeEach, expect, it } from '@jest/globals';
import { block } from '../../changes/block.ts';
import { promote } from '../../changes/promote.ts';
import { rollback } from '../../changes/rollback.ts';
import { halt } from '../../changes/halt.ts';
import { rollOut } from '../../changes/roll-out.ts';
import { toJsonBody } from '../../base/hashing.ts';
import { keys } from '../../storage/names.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { freeze, freezesOf, unfreeze } from './freezes.ts';

const at = eachRegistry();
const channel = 'production';
const audience = { basisPoints: 1_000, cohorts: [] };
const ask = { channel, ...AUTHOR };

beforeEach(async () => {
  await at.publishAll(
    madeUpShell('1'),
    ...['1', '2', '3'].map((version) => madeUpRemote('mf-auth', version)),
  );
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await at.pinUnits(['mf-auth@2']);
});

it('refuses anything new, and permits everything that removes something new', async () => {
  await at.pinUnits(['shell@1', 'mf-auth@3'], { channel: 'staging' });
  await at.pinUnits(['mf-auth@3'], { audience });
  await freeze(at.registry, { channel, by: 'manager', reason: 'New Year' });
  const frozen = 'Channel production is frozen by manager ("New Year")';
  await expect(at.pinUnits(['mf-auth@1'])).rejects.toThrow(frozen);
  await expect(promote(at.registry, { from: 'staging', ...ask })).rejects.toThrow(frozen);
  await expect(rollOut(at.registry, { ...ask, basisPoints: 5_000, cohorts: [] })).rejects.toThrow(frozen);
  expect(await at.pinUnits(['shell@1'], { channel: 'beta' })).toMatchObject({ number: 1 });

  expect(await halt(at.registry, ask)).toMatchObject({ number: 4 });
  expect(await rollback(at.registry, ask)).toMatchObject({ number: 5 });
  await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });

  await unfreeze(at.registry, ask);
  expect(await at.pinUnits(['mf-auth@3'])).toMatchObject({ number: 7 });
  await expect(unfreeze(at.registry, ask)).rejects.toThrow('production is not frozen');
});

it('starts and ends by itself if it was planned', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const planned = await freeze(at.registry, { ...ask, from: inHours(1), until: inHours(2) });
  expect(await at.pinUnits(['mf-auth@3'])).toMatchObject({ number: 3 });
  expect(await freezesOf(at.registry, channel)).toEqual([planned]);
  expect(await freezesOf(at.registry, channel, Date.parse(inHours(3)))).toEqual([]);
  await unfreeze(at.registry, { ...ask, id: planned.id });
  expect(await freezesOf(at.registry, channel)).toEqual([]);

  await freeze(at.registry, { ...ask, from: inHours(-2), until: inHours(1) });
  await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow(/is frozen until \d{4}-/);
});

it.each([
  [{ from: '2026-12-24' }, 'is no time with its zone'],
  [{ from: '2026-12-24T00:00' }, 'is no time with its zone'],
  [{ until: '2020-01-01T00:00Z' }, 'ends after it began, and in the future'],
  [{ from: '2031-01-01T00:00+08:00', until: '2030-12-31T23:00+08:00' }, 'ends after it began'],
])('refuses %j', async (times, sentence) => {
  await expect(freeze(at.registry, { ...ask, ...times })).rejects.toThrow(sentence);
});

it('cannot be ended by editing the store', async () => {
  await freeze(at.registry, ask);
  const { id } = (await freezesOf(at.registry, channel))[0] ?? {};
  // a line of the log that nobody trusted signed
  const lines = await at.registry.list('audit/');
  const line = { schema: 'audit/1', sequence: lines.length + 1, verb: 'unfreeze', channel, subjects: [id] };
  await at.registry.createOnly(keys.audit(lines.length + 1), toJsonBody({ ...line, signatures: [] }));
  await expect(at.pinUnits(['mf-auth@3'])).rejects.toThrow('is frozen');
});
