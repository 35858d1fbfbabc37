import { beforeEach, expect, it } from '@jest/globals';
import { approve, isProposal, removeOrPropose } from '../approvals/proposals.ts';
import { pinsOf } from '../channels/channel.ts';
import { freeze } from '../permissions/freeze/freezes.ts';
import { setPolicy } from '../permissions/policies/channel-policy.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { matrixOf } from '../views/matrix.ts';
import { removeUnit } from './remove-unit.ts';
import { rollback } from './rollback.ts';

const at = eachRegistry();
const channel = 'production';
const ask = { channel, ...AUTHOR };

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-hotel', '1'));
  await at.pinUnits(['shell@1', 'mf-auth@1', 'mf-hotel@1']);
});

it('makes a release without the remote and its routes, and a rollback brings it back', async () => {
  const release = await removeUnit(at.registry, { ...ask, unit: 'mf-hotel' });
  expect(pinsOf(release)).toEqual({ shell: '1', 'mf-auth': '1' });
  expect(release.routes.map(({ path }) => path)).toEqual(['/auth']);
  expect(Object.keys((await matrixOf(at.registry))[0]?.units ?? {})).toEqual(['mf-auth', 'shell']);
  expect(pinsOf(await rollback(at.registry, ask))).toMatchObject({ 'mf-hotel': '1' });
});

it('refuses the shell, a unit that is not there, a freeze and an outdated view', async () => {
  const remove = (unit: string, expected?: number) =>
    removeUnit(at.registry, { ...ask, unit, ...(expected !== undefined && { expect: expected }) });
  await expect(remove('shell')).rejects.toThrow('pin a shell');
  await expect(remove('mf-tours')).rejects.toThrow('mf-tours is not pinned');
  await at.pinUnits(['mf-auth@1']);
  await expect(remove('mf-hotel', 1)).rejects.toThrow('made release 2');
  await freeze(at.registry, ask);
  await expect(remove('mf-hotel')).rejects.toThrow('is frozen');
});

it('waits for a second person for a unit that moves money', async () => {
  await setPolicy(at.registry, { channel, approval: 'required', ...AUTHOR });
  const proposal = await removeOrPropose(at.registry, { ...ask, unit: 'mf-hotel' });
  if (!isProposal(proposal)) throw new Error('It did not wait.');
  expect(proposal.needs).toEqual(['mf-hotel']);
  const release = await approve(at.registry, { channel, id: proposal.id, by: 'ben', reason: 'closed' });
  expect(pinsOf(release)['mf-hotel']).toBeUndefined();
});

it('keeps the development channel out of a registry that serves members', async () => {
  await at.pinUnits(['shell@1'], { channel: 'development' });
  expect((await matrixOf(at.registry)).map((one) => one.channel)).toEqual(['production', 'development']);
  await setPolicy(at.registry, { channel, check: 'required', ...AUTHOR });
  expect((await matrixOf(at.registry)).map((one) => one.channel)).toEqual(['production']);
  await expect(at.pinUnits(['mf-auth@1'], { channel: 'development' })).rejects.toThrow('serves members');
});
