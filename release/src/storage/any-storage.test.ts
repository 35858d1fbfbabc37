import { expect, it } from '@jest/globals';
import { listPublished } from '../artifacts/artifact.ts';
import { block } from '../changes/block.ts';
import { pinsOf } from '../channels/channel.ts';
import { check } from '../composition/check.ts';
import { collectGarbage } from '../gc/collect-garbage.ts';
import { integrityOf } from '../base/hashing.ts';
import { pin } from '../changes/pin.ts';
import { freeze } from '../permissions/freeze/freezes.ts';
import { makeGrant } from '../grants/grants.ts';
import { promote } from '../changes/promote.ts';
import { publish } from '../artifacts/publish.ts';
import { openRegistry } from '../registry/registry.ts';
import { rollback } from '../changes/rollback.ts';
import { halt } from '../changes/halt.ts';
import { makeKey, toKeyring } from '../signing/keyring.ts';
import {
  anyVersion,
  AUTHOR,
  CONFIG,
  madeUpRemote,
  madeUpShell,
  temporaryFolder,
  writeBuild,
} from '../testing/made-up-builds.ts';
import { smokeWith } from '../testing/each-registry.ts';
import { verify } from '../trust/verify.ts';
import type { Storage } from './storage.ts';

const channel = 'production';

/** The least that an object store with conditional writes offers: no folders, locks or links. */
function objectStore(): Storage {
  const objects = new Map<string, Buffer>();
  const etagOf = (key: string) => {
    const body = objects.get(key);
    return body === undefined ? null : integrityOf(body);
  };
  const putIf = (key: string, expected: string | null, body: Buffer) => {
    const isAsExpected = etagOf(key) === expected;
    if (isAsExpected) objects.set(key, Buffer.from(body));
    return isAsExpected;
  };
  return {
    get: async (key) => {
      const body = objects.get(key);
      return body === undefined ? null : { body: Buffer.from(body), etag: integrityOf(body) };
    },
    createOnly: async (key, body) => putIf(key, null, body),
    compareAndSwap: async (key, expected, body) => putIf(key, expected, body),
    remove: async (key) => void objects.delete(key),
    list: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}

it('is sufficient for the registry: every verb runs on a store that is not a file system', async () => {
  const keyring = toKeyring({ signing: makeKey().privatePem, trusted: '' });
  const registry = anyVersion(openRegistry(objectStore(), keyring));
  const { path, remove } = await temporaryFolder();
  for (const made of [
    madeUpShell('1'),
    ...['1', '2', '3'].map((version) => madeUpRemote('mf-auth', version)),
  ])
    await publish(registry, { dist: await writeBuild(path, made), ...AUTHOR });
  await remove(); // the published files are in the store
  const request = { channel, config: CONFIG, approvals: ['second'], ...AUTHOR };
  await pin(registry, { ...request, units: ['shell@1', 'mf-auth@1'] });
  const units = ['mf-auth@2'];
  await check(registry, { channel, units, openApi: null, smoke: smokeWith(), ...AUTHOR });
  await pin(registry, { ...request, units });
  await promote(registry, { from: channel, channel: 'staging', ...AUTHOR });
  expect(pinsOf(await rollback(registry, { channel, ...AUTHOR }))).toEqual({ shell: '1', 'mf-auth': '1' });
  await pin(registry, { ...request, units, audience: { basisPoints: 1_000, cohorts: [] } });
  await halt(registry, { channel, ...AUTHOR });
  await makeGrant(registry, { channel, units, tester: 'tess', hours: 1, ...AUTHOR });
  await freeze(registry, { channel, ...AUTHOR });
  await block(registry, { name: 'mf-auth@2', ...AUTHOR });
  expect(await collectGarbage(registry, { keepDays: 0, dryRun: false, ...AUTHOR })).toContain('mf-auth@3');
  expect([...(await listPublished(registry)).keys()].sort()).toEqual(['mf-auth', 'shell']);
  expect((await verify(registry)).faults).toEqual([]);
});
