import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/made-up-builds.ts';
import { configuredStorage } from './configured.ts';
import { fileSystemStorage } from './file-system.ts';
import { probeConditionalWrites } from './probe.ts';
import type { Storage } from './storage.ts';

let storage: Storage;
let remove: () => Promise<void>;
beforeEach(async () => {
  const folder = await temporaryFolder();
  remove = folder.remove;
  storage = fileSystemStorage(folder.path);
});
afterEach(() => remove());

/** Like a store that ignores conditions: it writes and reports success. */
async function overwrite(key: string, body: Buffer): Promise<true> {
  await storage.remove(key);
  return storage.createOnly(key, body).then(() => true);
}

it('accepts a conforming store, and cleans up', async () => {
  await probeConditionalWrites(storage);
  expect(await storage.list('probe/')).toEqual([]);
});

it.each([
  ['If-None-Match', { createOnly: overwrite }],
  [
    'If-Match',
    { compareAndSwap: (key: string, _expected: string | null, body: Buffer) => overwrite(key, body) },
  ],
] as const)('refuses a store that ignores %s', async (header, ignoring) => {
  await expect(probeConditionalWrites({ ...storage, ...ignoring })).rejects.toThrow(header);
  expect(await storage.list('probe/')).toEqual([]);
});

it.each(['bucket', 's3://', 's3://B', 's3://bucket/a b', 'https://bucket', 's3://bucket/../x'])(
  'refuses %j as the name of a store',
  async (store) => {
    await expect(configuredStorage('/nowhere', { RELEASE_STORE: store })).rejects.toThrow('RELEASE_STORE is');
  },
);
