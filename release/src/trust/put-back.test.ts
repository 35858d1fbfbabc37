import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { approve, pinOrPropose, proposalsOf, withdraw, type Proposal } from '../approvals/proposals.ts';
import { toJsonBody } from '../base/hashing.ts';
import { loggedState } from '../audit/logged-state.ts';
import { block, unblock } from '../changes/block.ts';
import { freeze } from '../permissions/freeze/freezes.ts';
import { grantOfKey, grantsOf, makeGrant, revokeGrant } from '../grants/grants.ts';
import { openLocalRegistry } from './local-registry.ts';
import { policyOf, setPolicy } from '../permissions/policies/channel-policy.ts';
import { seal } from '../signing/sealed.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { holderOf, makeToken, revokeToken } from '../permissions/tokens/tokens.ts';
import { keys } from '../storage/names.ts';
import { verify } from './verify.ts';

const at = eachRegistry();
const channel = 'production';
const fileOf = (key: string) => join(at.dataDir, 'release', key);
const faults = async () => (await verify(at.registry)).faults.join('\n');
/** The registry as a newly started process reads it. */
const reopen = async () => (at.registry = await openLocalRegistry(at.dataDir, {}));

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});

describe('an attacker who can write to the store', () => {
  it('cannot unblock a version by deleting a file', async () => {
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    await rm(fileOf('blocks.json'), { force: true });
    await reopen();
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('mf-auth@2 is blocked');
    await unblock(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    expect(await at.pinUnits(['mf-auth@2'])).toMatchObject({ channel });
  });

  it('cannot unblock a version by a log entry that no trusted key signed', async () => {
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    const lines = await at.registry.list('audit/');
    const entries = await Promise.all(
      lines.map(async (line) => JSON.parse(await readFile(fileOf(line), 'utf8')) as Record<string, unknown>),
    );
    const blocking = entries.find(({ verb, channel: of }) => verb === 'block' && of === undefined);
    const sequence = lines.length + 1;
    await writeFile(fileOf(keys.audit(sequence)), JSON.stringify({ ...blocking, sequence, verb: 'unblock' }));
    await reopen();
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('mf-auth@2 is blocked');
  });

  it('cannot unblock a version by deleting the log entry: then nothing can be pinned', async () => {
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    const lines = await at.registry.list('audit/');
    await rm(fileOf(lines.at(-2) ?? ''));
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow();
    await reopen();
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow(/audit log has no entry/);
    expect(await faults()).toContain('audit log has no entry');
  });

  it('cannot cut off the end of the log while a process runs that has read it', async () => {
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    await loggedState(at.registry);
    const last = (await at.registry.list('audit/')).at(-1) ?? '';
    await rm(fileOf(last));
    await expect(loggedState(at.registry)).rejects.toThrow(/audit log has no entry/);
  });

  it('cannot restore an older policy', async () => {
    const older = await readFile(fileOf('policies/production.json'));
    await setPolicy(at.registry, { channel, check: 'required', approval: 'required', ...AUTHOR });
    await writeFile(fileOf('policies/production.json'), older);
    await reopen();
    expect(await policyOf(at.registry, channel)).toMatchObject({ check: 'required', approval: 'required' });
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow(
      'policies/production.json is older than the audit log',
    );
    expect(await faults()).toContain('policies/production.json is older than the audit log');
    await rm(fileOf('policies/production.json'));
    expect(await faults()).toContain('policies/production.json is missing');
    await setPolicy(at.registry, { channel, check: 'skipped', approval: 'skipped', ...AUTHOR });
    expect(await faults()).toBe('');
    expect(await at.pinUnits(['mf-auth@2'])).toMatchObject({ number: 2 });
  });

  it('cannot restore a token that was revoked or replaced', async () => {
    const make = () => makeToken(at.registry, { name: 'team', scopes: ['read'], days: 1, ...AUTHOR });
    const first = await make();
    const before = await readFile(fileOf('tokens/team.json'));
    await make();
    await writeFile(fileOf('tokens/team.json'), before);
    expect(await holderOf(at.registry, first)).toBeNull();
    await make();
    await revokeToken(at.registry, { name: 'team', ...AUTHOR });
    expect(await faults()).toBe('');
    await writeFile(fileOf('tokens/team.json'), before);
    await reopen();
    expect(await holderOf(at.registry, first)).toBeNull();
    expect(await faults()).toContain('tokens/team.json is older than entry');
    await rm(fileOf('tokens/team.json'));
    expect(await faults()).toContain('tokens/team.json is missing');
  });

  it('cannot end a freeze with a file', async () => {
    const before = await filesOf('freezes/');
    await freeze(at.registry, { channel, ...AUTHOR });
    await putBack('freezes/', before);
    await reopen();
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('is frozen');
    expect(await faults()).toBe('');
  });

  it('cannot approve a withdrawn proposal, and verify names the missing files', async () => {
    await setPolicy(at.registry, { channel, check: 'skipped', approval: 'required', ...AUTHOR });
    const wish = { channel, units: ['mf-auth@2'], by: 'ana', reason: '' };
    const { id } = (await pinOrPropose(at.registry, wish)) as Proposal;
    const before = await filesOf('proposals/');
    await withdraw(at.registry, { channel, id, ...AUTHOR });
    expect(await faults()).toBe('');
    await putBack('proposals/', before);
    await reopen();
    expect(await proposalsOf(at.registry, channel)).toEqual([]);
    await expect(approve(at.registry, { channel, id, by: 'ben', reason: '' })).rejects.toThrow(
      'was withdrawn',
    );
    expect(await faults()).toContain(`proposals/production/${id}.json is older than entry`);
    await putBack('proposals/', []);
    expect(await faults()).toContain(`proposals/production/${id}.json is missing`);
  });

  it('cannot list an approved proposal as waiting, nor add a signed file that the log does not contain', async () => {
    await setPolicy(at.registry, { channel, check: 'skipped', approval: 'required', ...AUTHOR });
    const wish = { channel, units: ['mf-auth@2'], by: 'ana', reason: '' };
    const { id, ...proposal } = (await pinOrPropose(at.registry, wish)) as Proposal;
    const before = await filesOf('proposals/');
    await approve(at.registry, { channel, id, by: 'ben', reason: '' });
    expect(await faults()).toBe('');
    await putBack('proposals/', before);
    expect(await proposalsOf(at.registry, channel)).toEqual([]);
    expect(await faults()).toContain(`proposals/production/${id}.json is older than entry`);
    const other = seal(at.registry.keyring, { ...proposal, id: 'abcdef01' });
    await at.registry.createOnly('proposals/production/abcdef01.json', toJsonBody(other));
    expect(await proposalsOf(at.registry, channel)).toEqual([]);
    expect(await faults()).toContain('proposals/production/abcdef01.json is not in the audit log');
  });

  it('cannot restore a revoked grant, and verify names the missing files', async () => {
    const ask = { channel, units: ['mf-auth@2'], tester: 'tess', hours: 1, ...AUTHOR };
    const { grant, key } = await makeGrant(at.registry, ask);
    const before = await filesOf('grants/');
    expect(await grantOfKey(at.registry, channel, key)).toMatchObject({ tester: 'tess' });
    await revokeGrant(at.registry, { channel, id: grant.id, ...AUTHOR });
    expect(await faults()).toBe('');
    await putBack('grants/', before);
    await reopen();
    expect(await grantOfKey(at.registry, channel, key)).toBeNull();
    expect(await grantsOf(at.registry, channel)).toEqual([]);
    expect(await faults()).toContain(`grants/production/${grant.id}.json is older than entry`);
    await putBack('grants/', []);
    expect(await faults()).toContain(`grants/production/${grant.id}.json is missing`);
  });
});

type Files = [key: string, body: Buffer][];

async function filesOf(prefix: string): Promise<Files> {
  const stored = await at.registry.list(prefix);
  return Promise.all(stored.map(async (key) => [key, (await at.registry.get(key))?.body ?? Buffer.of()]));
}

/** Restores the folder to its earlier state, whatever was added since. */
async function putBack(prefix: string, files: Files): Promise<void> {
  for (const key of await at.registry.list(prefix)) await at.registry.remove(key);
  for (const [key, body] of files) await at.registry.createOnly(key, body);
}
