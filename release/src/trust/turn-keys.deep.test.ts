import { beforeEach, describe, expect, it } from '@jest/globals';
import { block } from '../changes/block.ts';
import { anyVersion, AUTHOR, madeUpRemote, madeUpShell } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { VERBS } from '../verbs/all-verbs.ts';
import { readOptions } from '../verbs/options.ts';
import { openLocalRegistry } from './local-registry.ts';
import { verify } from './verify.ts';

const at = eachRegistry();

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

const publicPems = () =>
  [...at.registry.keyring.trusted.values()].map((key) => String(key.export({ type: 'spki', format: 'pem' })));
const signerId = () => at.registry.keyring.signer?.id ?? '';
const faults = async () => (await verify(at.registry)).faults;

beforeEach(async () => {
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});

describe('the chapter of the runbook about the key that signs releases', () => {
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
