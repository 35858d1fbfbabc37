import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { evidenceOf } from '../views/evidence.ts';
import { freeze } from '../permissions/freeze/freezes.ts';
import { policyOf, setPolicy } from '../permissions/policies/channel-policy.ts';
import { rollback } from '../changes/rollback.ts';
import { status } from '../views/status.ts';
import { AUTHOR, CONFIG, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { approve, isProposal, pinOrPropose, promoteOrPropose, withdraw, type Proposal } from './proposals.ts';

const at = eachRegistry();
const channel = 'production';

beforeEach(async () => {
  const remotes = ['mf-auth', 'mf-content'].flatMap((unit) =>
    ['1', '2', '3'].map((version) => madeUpRemote(unit, version)),
  );
  await at.publishAll(madeUpShell('1'), ...remotes);
  await at.pinUnits(['shell@1', 'mf-auth@1', 'mf-content@1']);
  await setPolicy(at.registry, { channel, approval: 'required', ...AUTHOR });
});

const ask = { channel, by: 'ana', reason: 'faster sign-in' };
async function propose(units = ['mf-auth@2'], change = {}): Promise<Proposal> {
  const outcome = await pinOrPropose(at.registry, { ...ask, units, ...change });
  if (!isProposal(outcome)) throw new Error(`release ${outcome.number} was made at once`);
  return outcome;
}
const say = (id: string, by: string) => approve(at.registry, { channel, id, by, reason: 'read it' });
const now = async () => (await status(at.registry, { channel })).current;

describe('a change of units that handle money or sign-in', () => {
  it('waits for a second person, and is then made in the name of its author', async () => {
    const proposal = await propose();
    expect(proposal).toMatchObject({ by: 'ana', needs: ['mf-auth'], base: 1, state: 'waiting' });
    expect(await status(at.registry, { channel })).toMatchObject({ current: 1, proposals: [proposal] });
    await expect(say(proposal.id, 'ana')).rejects.toThrow('it takes somebody else to approve it');
    expect(await now()).toBe(1);
    expect(await say(proposal.id, 'ben')).toMatchObject({
      number: 2,
      by: 'ana',
      reason: 'faster sign-in',
      approvals: ['ben'],
    });
    expect((await status(at.registry, { channel })).proposals).toEqual([]);
    const { audit } = await evidenceOf(at.registry, channel);
    expect(audit.slice(0, 3).map(({ by, verb }) => `${by} ${verb}`)).toEqual([
      'ana pin',
      'ben approve',
      'ana propose',
    ]);
    await expect(say(proposal.id, 'cleo')).rejects.toThrow('was approved');
  });

  it('is exactly what was approved, even if the units have changed since', async () => {
    const proposal = await propose();
    await pinOrPropose(at.registry, { ...ask, units: ['mf-content@2'] });
    await expect(say(proposal.id, 'ben')).rejects.toThrow('ana made release 2 of production meanwhile');
    expect(await now()).toBe(2);
  });

  it('keeps its audience and its configuration', async () => {
    const audience = { basisPoints: 500, cohorts: ['staff'] };
    const { id } = await propose(['mf-auth@2'], { audience, config: { offline: false } });
    const release = await say(id, 'ben');
    expect(release).toMatchObject({ rollout: { ...audience, baseline: 1 }, config: { offline: false } });
  });

  it('needs approval for a promotion, too', async () => {
    await at.pinUnits(['shell@1', 'mf-auth@3', 'mf-content@1'], { channel: 'staging' });
    const outcome = await promoteOrPropose(at.registry, { ...ask, from: 'staging' });
    expect(outcome).toMatchObject({ state: 'waiting', wish: { from: 'staging', release: 1 } });
    // the proposal has the units that staging had then, not its current ones
    await setPolicy(at.registry, { channel: 'staging', check: 'skipped', approval: 'skipped', ...AUTHOR });
    await at.pinUnits(['mf-auth@2'], { channel: 'staging' });
    const release = await say(isProposal(outcome) ? outcome.id : '', 'ben');
    expect(release.units['mf-auth']?.version).toBe('3');
  });

  it('also waits for the end of a freeze', async () => {
    const { id } = await propose();
    await freeze(at.registry, { channel, ...AUTHOR });
    await expect(say(id, 'ben')).rejects.toThrow('is frozen');
    expect((await status(at.registry, { channel })).proposals).toMatchObject([{ id }]);
  });

  it('can be withdrawn', async () => {
    const { id } = await propose();
    await withdraw(at.registry, { channel, id, ...AUTHOR });
    await expect(say(id, 'ben')).rejects.toThrow('was withdrawn');
    await expect(withdraw(at.registry, { channel, id: '../../x', ...AUTHOR })).rejects.toThrow('no proposal');
  });

  it('is needed if the API address or the shell changes', async () => {
    const elsewhere = { ...CONFIG, apiBase: 'https://evil.example' };
    expect(await propose(['mf-content@2'], { config: elsewhere })).toMatchObject({
      needs: ['configuration'],
    });
    await at.publishAll(madeUpShell('2'));
    expect(await propose(['shell@2'])).toMatchObject({ needs: ['shell'] });
  });
});

describe('approval is not needed', () => {
  it('for other units, for going back, or if the policy skips it', async () => {
    const content = await pinOrPropose(at.registry, { ...ask, units: ['mf-content@2'] });
    expect(content).toMatchObject({ number: 2 });
    await say((await propose()).id, 'ben');
    expect(await rollback(at.registry, { ...ask, unit: 'mf-auth' })).toMatchObject({ number: 4 });
    await setPolicy(at.registry, { channel, approval: 'skipped', ...AUTHOR });
    expect(await pinOrPropose(at.registry, { ...ask, units: ['mf-auth@3'] })).toMatchObject({ number: 5 });
  });

  it("but is required if the channel's policy is missing", async () => {
    await at.registry.remove('policies/production.json');
    expect(await policyOf(at.registry, channel)).toMatchObject({ approval: 'required' });
  });

  it('from a proposal whose author was edited in the store', async () => {
    const { id } = await propose();
    const file = join(at.dataDir, 'release/proposals/production', `${id}.json`);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"ana"', '"zoe"'));
    await expect(say(id, 'ana')).rejects.toThrow('no signature of a trusted key');
    expect((await status(at.registry, { channel })).proposals).toEqual([]);
  });
});
