import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/made-up-builds.ts';
import { describeStorage, increment } from '../testing/storage-suite.ts';
import { fileSystemStorage } from './file-system.ts';
import type { Storage } from './storage.ts';

let root: string;
let remove: () => Promise<void>;
let storage: Storage;
const KEY = 'channels/production.json';
const text = async (key: string) => (await storage.get(key))?.body.toString();

beforeEach(async () => {
  ({ path: root, remove } = await temporaryFolder());
  storage = fileSystemStorage(root);
});
afterEach(() => remove());

async function writeLock(holder: object): Promise<void> {
  await mkdir(join(root, '.locks'), { recursive: true });
  const lock = JSON.stringify({ token: 'dead', ...holder });
  await writeFile(join(root, '.locks/channels+production.json'), lock);
}

describeStorage('a file system as storage', () => storage);

describe('file system storage', () => {
  it('leaves no locks or temporary files', async () => {
    await Promise.all(Array.from({ length: 20 }, () => increment(storage)));
    expect(await text(KEY)).toBe('20');
    expect(await readdir(join(root, '.locks'))).toEqual([]);
    expect(await readdir(join(root, '.drafts'))).toEqual([]);
  });

  it('gives the lock of a killed holder to only one of the waiting processes', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await once(holder, 'spawn');
      await writeLock({ pid: holder.pid, host: hostname(), since: Date.now() + 3_600_000 });
      let waiting = true;
      const swaps = Promise.all(Array.from({ length: 10 }, () => increment(storage))).finally(
        () => (waiting = false),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(waiting).toBe(true); // the holder is alive: nobody gets the lock
      expect(await text(KEY)).toBeUndefined();
      holder.kill('SIGKILL');
      await swaps;
    } finally {
      holder.kill('SIGKILL');
    }
    expect(await text(KEY)).toBe('10');
    expect(await readdir(join(root, '.locks'))).toEqual([]);
  });

  it('takes over an old lock whose process id is unknown here, or belongs to another process', async () => {
    const since = Date.now() - 60_000;
    for (const holder of [
      { host: 'elsewhere', pid: 1 },
      { host: hostname(), pid: process.pid },
    ]) {
      await writeLock({ since, ...holder });
      await increment(storage);
    }
    expect(await text(KEY)).toBe('2');
  });
});
