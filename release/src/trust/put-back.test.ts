import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { block, unblock } from '../changes/block.ts';
import { openLocalRegistry } from './local-registry.ts';
import { policyOf, setPolicy } from '../policies/channel-policy.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../testing/builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { holderOf, makeToken, revokeToken } from '../tokens/tokens.ts';
import { verify } from './verify.ts';

const at = eachRegistry();
const channel = 'production';
const fileOf = (key: string) => join(at.dataDir, 'release', key);
const faults = async () => (await verify(at.registry)).faults.join('\n');
/** As a process that starts now finds it. */
const reopen = async () => (at.registry = await openLocalRegistry(at.dataDir, {}));

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});

describe('whoever can write the store', () => {
  it('opens no blocked version by taking a file away', async () => {
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    await rm(fileOf('blocks.json'), { force: true });
    await reopen();
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('mf-auth@2 is blocked');
    await unblock(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    expect(await at.pinUnits(['mf-auth@2'])).toMatchObject({ channel });
  });

  it('opens none by taking the line of the log away: nothing is pinned then', async () => {
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    const lines = await at.registry.list('audit/');
    await rm(fileOf(lines.at(-2) ?? ''));
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow();
    await reopen();
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow(/audit log has no entry/);
    expect(await faults()).toContain('audit log has no entry');
  });

  it('puts no older policy back', async () => {
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

  it('opens no token again: one that was revoked, and one that was made anew', async () => {
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
});
