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

/** As a store does that takes no notice of a condition: the write is done, and answered as done. */
async function overwrite(key: string, body: Buffer): Promise<true> {
  await storage.remove(key);
  return storage.createOnly(key, body).then(() => true);
}

it('finds that a store keeps its word, and leaves nothing behind', async () => {
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
