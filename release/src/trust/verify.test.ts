import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { adopt } from './adopt.ts';
import { openLocalRegistry } from './local-registry.ts';
import { followChannel } from '../server/origin/channel/follow-channel.ts';
import { policyOf, setPolicy } from '../permissions/policies/channel-policy.ts';
import { openRegistry } from '../registry/registry.ts';
import { dropKey, rotateSigningKey } from '../signing/key-files.ts';
import { seal } from '../signing/sealed.ts';
import { toKeyring } from '../signing/keyring.ts';
import { status } from '../views/status.ts';
import { anyVersion, AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { holderOf, makeToken } from '../permissions/tokens/tokens.ts';
import { verify } from './verify.ts';

const at = eachRegistry();
const channel = 'production';
const fileOf = (key: string) => join(at.dataDir, 'release', key);
const change = async (key: string, from: string, to: string) => {
  const text = await readFile(fileOf(key), 'utf8');
  expect(text).toContain(from);
  await writeFile(fileOf(key), text.replace(from, to));
};
const faults = async () => (await verify(at.registry)).faults.join('\n');

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
  await at.pinUnits(['mf-auth@2']);
});

describe('verify', () => {
  it('finds no fault after regular changes', async () => {
    const found = await verify(at.registry);
    // publishes, the policy, pins
    expect(found).toEqual({ channels: 1, releases: 2, artifacts: 3, auditEntries: 6, faults: [] });
  });

  it.each([
    [
      'a file',
      'artifacts/mf-auth/2/static/tiny.css',
      'a',
      'b',
      'tiny.css of mf-auth@2 is not what was published',
    ],
    ['a seal', 'artifacts/mf-auth/2/artifact.json', 'sha384-', 'sha384-X', 'artifact.json of mf-auth@2'],
    [
      'the current release',
      'releases/production/2.json',
      '/auth',
      '/evil',
      'Release 2 of channel production',
    ],
    ['an older release', 'releases/production/1.json', '/auth', '/evil', 'Release 1 of channel production'],
    ['a signature', 'releases/production/1.json.sig', '"value": "', '"value": "A', 'Release 1'],
    ['a line of the log', 'audit/000000002.json', 'team', 'nobody', 'Entry 2 of the audit log'],
  ])('reports %s that was changed', async (_name, key, from, to, sentence) => {
    await change(key, from, to);
    expect(await faults()).toContain(sentence);
  });

  it('reports a log entry that was deleted or replaced', async () => {
    const third = await readFile(fileOf('audit/000000003.json'), 'utf8');
    await rm(fileOf('audit/000000003.json'));
    expect(await faults()).toContain('has no entry 3');
    await writeFile(fileOf('audit/000000003.json'), third);
    await writeFile(fileOf('audit/000000004.json'), third);
    expect(await faults()).toContain('Entry 4');
  });

  it('reports an entry that was rewritten by somebody with the key', async () => {
    const { signatures: _signatures, ...second } = JSON.parse(
      await readFile(fileOf('audit/000000002.json'), 'utf8'),
    );
    const rewritten = seal(at.registry.keyring, { ...second, by: 'nobody' });
    await writeFile(fileOf('audit/000000002.json'), JSON.stringify(rewritten));
    expect(await faults()).toBe('Entry 3 of the audit log does not follow the previous one.');
  });

  it('reports objects that are missing in the log', async () => {
    // truncating a log leaves no trace in the log itself, but in the objects it described
    for (const name of readdirSync(fileOf('audit')).slice(2)) await rm(fileOf(`audit/${name}`));
    expect(await faults()).toContain('Release 2 of channel production is not in the audit log');
  });

  it('needs only the public keys', async () => {
    const [publicKey] = [...at.registry.keyring.trusted.values()];
    const trusted = publicKey?.export({ type: 'spki', format: 'pem' }).toString() ?? '';
    const reader = openRegistry(at.registry, toKeyring({ signing: null, trusted }));
    expect((await verify(reader)).faults).toEqual([]);
    const stranger = await openLocalRegistry(join(at.dataDir, 'other'), {});
    const found = await verify(openRegistry(at.registry, stranger.keyring));
    expect(found.faults.length).toBeGreaterThan(6);
  });
});

describe('the origin', () => {
  const served = () => {
    const told: unknown[] = [];
    const follow = followChannel({ registry: at.registry, channel }, { error: (fault) => told.push(fault) });
    return { follow, told };
  };

  it('serves no release that does not verify', async () => {
    await rm(fileOf('releases/production/2.json.sig'));
    const { follow, told } = served();
    expect(await follow()).toBeNull();
    expect(String(told[0])).toContain('no signature of a trusted key');
  });

  it('serves no signed release under another number', async () => {
    for (const end of ['.json', '.json.sig'])
      await writeFile(
        fileOf(`releases/production/2${end}`),
        await readFile(fileOf(`releases/production/1${end}`)),
      );
    const digest = /"digest": "([^"]+)"/;
    const second = digest.exec(await readFile(fileOf('channels/production.json'), 'utf8'))?.[1] ?? '';
    const { createHash } = await import('node:crypto');
    const bytes = await readFile(fileOf('releases/production/2.json'));
    const first = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    await change('channels/production.json', second, first);
    const { follow, told } = served();
    expect(await follow()).toBeNull();
    expect(String(told[0])).toContain('another release than its name says');
  });
});

describe('keys', () => {
  const reopen = () => openLocalRegistry(at.dataDir, {});

  it('can be rotated: both are valid until the old one is dropped', async () => {
    const old = at.registry.keyring.signer?.id ?? '';
    const fresh = rotateSigningKey(at.dataDir);
    at.registry = await reopen();
    expect(at.registry.keyring.signer?.id).toBe(fresh);
    expect(await faults()).toBe('');
    await at.pinUnits(['mf-auth@1']);
    expect((await verify(at.registry)).releases).toBe(3);

    dropKey(at.dataDir, old);
    at.registry = await reopen();
    expect(await faults()).toContain('Release 2 of channel production has no signature of a trusted key');
    // somebody vouches for the existing documents by signing them with the new key
    await adopt(at.registry, AUTHOR);
    expect((await status(at.registry, { channel })).current).toBe(3);
    expect(() => dropKey(at.dataDir, fresh)).toThrow('rotate first');
  });

  it('can be rotated without a moment in which anything is refused', async () => {
    const old = at.registry.keyring.signer?.id ?? '';
    await setPolicy(at.registry, { channel, check: 'skipped', force: 'allowed', ...AUTHOR });
    const token = await makeToken(at.registry, { name: 'team', scopes: ['read'], days: 1, ...AUTHOR });
    rotateSigningKey(at.dataDir);
    at.registry = await reopen();
    const { artifacts, releases, documents } = await adopt(at.registry, AUTHOR);
    expect([artifacts.length, releases.length]).toEqual([3, 2]);
    const provenance = ['mf-auth/1', 'mf-auth/2', 'shell/1'].map((name) => `provenance/${name}.json`);
    expect(documents).toEqual(['policies/production.json', 'tokens/team.json', ...provenance]);
    expect(await adopt(at.registry, AUTHOR)).toEqual({ artifacts: [], releases: [], documents: [] });
    expect(await faults()).toBe('');

    dropKey(at.dataDir, old);
    at.registry = await reopen();
    expect(await policyOf(at.registry, channel)).toMatchObject({ check: 'skipped', force: 'allowed' });
    expect(await holderOf(at.registry, token)).toMatchObject({ name: 'team' });
    expect(await at.pinUnits(['mf-auth@1'])).toMatchObject({ number: 3 });
    // a log entry keeps its signature, so only processes that still trust the old key accept it
    expect((await verify(at.registry)).faults.filter((fault) => !fault.includes('of the audit log'))).toEqual(
      [],
    );
  });
});

describe('a data folder from before signatures', () => {
  it('is not a folder with signatures: without the keys it cannot be opened', async () => {
    await rm(join(at.dataDir, 'release-keys'), { recursive: true });
    await expect(openLocalRegistry(at.dataDir, {})).rejects.toThrow('RELEASE_TRUSTED_KEYS');
  });

  it('is adopted when its first key is made, and served as before', async () => {
    for (const key of await at.registry.list('')) {
      if (/^(audit|published|policies)\/|\.sig$/.test(key)) await rm(fileOf(key));
    }
    for (const version of ['shell/1', 'mf-auth/1', 'mf-auth/2']) {
      const {
        signatures: _new,
        runtime: _facts,
        ...old
      } = JSON.parse(await readFile(fileOf(`artifacts/${version}/artifact.json`), 'utf8'));
      await writeFile(fileOf(`artifacts/${version}/artifact.json`), JSON.stringify(old));
    }
    await rm(join(at.dataDir, 'release-keys'), { recursive: true });
    at.registry = anyVersion(await openLocalRegistry(at.dataDir, {}));
    expect(await faults()).toBe('');
    expect((await status(at.registry, { channel })).published['mf-auth']?.toSorted()).toEqual(['1', '2']);
    await at.publishAll(madeUpRemote('mf-auth', '2'));
    expect(await at.pinUnits(['mf-auth@1'], { force: false }).catch(String)).toContain(
      'only what was checked',
    );
  });
});
