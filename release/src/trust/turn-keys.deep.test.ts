import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { entriesOf } from '../audit/audit-log.ts';
import { block, unblock } from '../changes/block.ts';
import { openRegistry } from '../registry/registry.ts';
import { followChannel } from '../server/origin/channel/follow-channel.ts';
import { toKeyring } from '../signing/keyring.ts';
import { anyVersion, AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { VERBS } from '../verbs/all-verbs.ts';
import { readOptions } from '../verbs/options.ts';
import { openLocalRegistry } from './local-registry.ts';
import { verify } from './verify.ts';

const at = eachRegistry();
const channel = 'production';
/** An origin reads the pointer at most once a second: each look of this test is later than that. */
let later = 0;

/** One command on the machine with the keys, which reads them anew like every process that starts. */
async function run(...words: string[]) {
  const options = readOptions([...words, '--data-dir', at.dataDir, '--by', 'ana', '--reason', 'yearly'], {});
  const verb = VERBS[options.verb];
  if (verb === undefined) throw new Error(`no verb ${options.verb}`);
  const registry = await openLocalRegistry(at.dataDir, {});
  const surroundings = { env: {}, smoke: null, tell: () => {}, holder: null };
  const answer = await verb.run(registry, options, {
    ...surroundings,
    file: () => Promise.reject(new Error('no file')),
  });
  at.registry = anyVersion(await openLocalRegistry(at.dataDir, {}));
  return answer;
}

/** A process that serves members: it has public keys alone, and verifies with the origin's own code. */
function origin(trusted: string) {
  const faults: string[] = [];
  const registry = openRegistry(at.registry, toKeyring({ signing: null, trusted }));
  const follow = followChannel({ registry, channel }, { error: (fault) => faults.push(String(fault)) });
  const serves = async () => {
    later += 2_000;
    return (await follow())?.current.number ?? null;
  };
  return { serves, faults };
}

const publicPems = () =>
  [...at.registry.keyring.trusted.values()].map((key) => String(key.export({ type: 'spki', format: 'pem' })));
const signerId = () => at.registry.keyring.signer?.id ?? '';
const faults = async () => (await verify(at.registry)).faults;

beforeEach(async () => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});

afterEach(() => void jest.restoreAllMocks());

describe('the chapter of the runbook about the key that signs releases', () => {
  it('turns the key on a schedule, and no origin is ever without a release that it trusts', async () => {
    const old = signerId();
    const [oldPem = ''] = publicPems();
    const unprepared = origin(oldPem);
    expect(await unprepared.serves()).toBe(1);
    // a block makes a release of its own
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    await unblock(at.registry, { name: 'mf-auth@2', ...AUTHOR });

    // 1. prepare: the old key still signs, and origins learn the next one
    const { text } = await run('keys', 'prepare');
    expect(signerId()).toBe(old);
    const [nextPem = ''] = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/.exec(text) ?? [];
    const prepared = origin(`${oldPem}${nextPem}`);
    expect(await prepared.serves()).toBe(2);

    // 2. rotate: both origins accept what was signed again; only the prepared one follows the next pin
    await run('keys', 'rotate');
    const fresh = signerId();
    expect(fresh).not.toBe(old);
    expect(publicPems().toSorted()).toEqual([oldPem, `${nextPem}\n`].toSorted());
    expect([await unprepared.serves(), await prepared.serves()]).toEqual([2, 2]);
    expect(await origin(oldPem).serves()).toBe(2);
    await at.pinUnits(['mf-auth@2']);
    expect([await unprepared.serves(), await prepared.serves()]).toEqual([2, 3]);
    expect(unprepared.faults.join('\n')).toContain('no signature of a trusted key');
    expect(await origin(nextPem).serves()).toBe(3);

    // 3. retire: the log stays good, and what the old key had unblocked stays unblocked
    expect((await run('keys', 'status')).json).toMatchObject([
      { key: fresh, signs: true },
      { key: old, signs: false, alone: 0 },
    ]);
    await run('keys', 'retire', old);
    expect(publicPems()).toEqual([`${nextPem}\n`]);
    expect(await faults()).toEqual([]);
    expect(await at.pinUnits(['mf-auth@1'])).toMatchObject({ number: 4 });
    expect(await at.pinUnits(['mf-auth@2'])).toMatchObject({ number: 5 });

    const said: string[] = [];
    for await (const { verb, by, reason } of entriesOf(at.registry))
      if (verb.startsWith('keys ')) said.unshift(`${verb} ${by} ${reason}`);
    expect(said).toEqual(['prepare', 'rotate', 'retire'].map((verb) => `keys ${verb} ana yearly`));
  });

  it('does not retire a key that something needs, or that signs', async () => {
    const old = signerId();
    await run('keys', 'prepare');
    const prepared = at.registry;
    await run('keys', 'rotate');
    // a process that has not been restarted signs with the old key
    await at.publishAll(madeUpRemote('mf-dollars', '1'));
    at.registry = prepared;
    await at.pinUnits(['mf-auth@2']);
    await expect(run('keys', 'retire', old)).rejects.toThrow(
      /^Only [0-9a-f]{16} signed [^\n]*: run "adopt" first\.$/,
    );
    await run('adopt');
    await expect(run('keys', 'retire', signerId())).rejects.toThrow('is the key that signs: rotate first.');
    await expect(run('keys', 'retire', 'ffff')).rejects.toThrow('is none of the trusted keys');
    await run('keys', 'retire', old);
    expect(await faults()).toEqual([]);
  });

  it('drops a leaked key at once: what it alone signed counts no more, and verify names its lines', async () => {
    const leaked = signerId();
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    await unblock(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    const [leakedPem = ''] = publicPems();
    await run('keys', 'rotate');
    await run('keys', 'drop', leaked);
    expect(await origin(publicPems().join('')).serves()).toBe(2);
    expect(await origin(leakedPem).serves()).toBe(2);
    expect(await faults()).toContain(
      'Entry 1 of the audit log has no signature of a trusted key over what it says.',
    );
    await expect(at.pinUnits(['mf-auth@2'])).rejects.toThrow('is blocked');
  });

  it('refuses to turn keys that the environment holds', async () => {
    const options = readOptions(['keys', 'rotate', '--data-dir', at.dataDir], {});
    const env = { RELEASE_TRUSTED_KEYS: publicPems().join('') };
    const surroundings = { env, smoke: null, tell: () => {}, holder: null };
    const file = () => Promise.reject(new Error('no file'));
    await expect(VERBS['keys']?.run(at.registry, options, { ...surroundings, file })).rejects.toThrow(
      /^RELEASE_SIGNING_KEY or RELEASE_TRUSTED_KEYS holds the keys: [^\n]*\.$/,
    );
  });
});

it('a line of the log that was changed is not vouched for', async () => {
  const old = signerId();
  await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
  await run('keys', 'rotate');
  await run('keys', 'retire', old);
  const key = 'audit/000000002.json';
  const object = await at.registry.get(key);
  const body = Buffer.from(String(object?.body).replace('"team"', '"nobody"'));
  expect(body.equals(object?.body ?? Buffer.of())).toBe(false);
  await at.registry.compareAndSwap(key, object?.etag ?? null, body);
  expect((await faults()).join('\n')).toMatch(/Entry 2 of the audit log has no signature[^]*Entry 3/);
});
