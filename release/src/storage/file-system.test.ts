import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/builds.ts';
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

/** Adds one to a counter by compare-and-swap, until it is not overtaken. */
async function increment(): Promise<void> {
  for (;;) {
    const now = await storage.get(KEY);
    const next = Buffer.from(String(Number(now?.body.toString() ?? 0) + 1));
    if (await storage.compareAndSwap(KEY, now?.etag ?? null, next)) return;
  }
}

describe('file system storage', () => {
  it('creates once: of many writers one wins, whole', async () => {
    const bodies = Array.from({ length: 20 }, (_, at) => Buffer.alloc(200_000, at));
    const won = await Promise.all(bodies.map((body) => storage.createOnly('artifacts/a/1/x.js', body)));
    expect(won.filter(Boolean)).toHaveLength(1);
    const standing = (await storage.get('artifacts/a/1/x.js'))?.body;
    expect(standing?.equals(bodies[won.indexOf(true)] ?? Buffer.of())).toBe(true);
  });

  it('swaps only what is as expected', async () => {
    expect(await storage.compareAndSwap(KEY, 'unknown', Buffer.from('a'))).toBe(false);
    expect(await storage.compareAndSwap(KEY, null, Buffer.from('a'))).toBe(true);
    expect(await storage.compareAndSwap(KEY, null, Buffer.from('b'))).toBe(false);
    const etag = (await storage.get(KEY))?.etag ?? null;
    expect(await storage.compareAndSwap(KEY, etag, Buffer.from('b'))).toBe(true);
    expect(await storage.compareAndSwap(KEY, etag, Buffer.from('c'))).toBe(false);
    expect(await text(KEY)).toBe('b');
  });

  it('loses no swap among many, and leaves no lock and no draft', async () => {
    await Promise.all(Array.from({ length: 20 }, increment));
    expect(await text(KEY)).toBe('20');
    expect(await readdir(join(root, '.locks'))).toEqual([]);
    expect(await readdir(join(root, '.drafts'))).toEqual([]);
  });

  it('takes the lock of a killed holder, by one alone of those who wait for it', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await once(holder, 'spawn');
      await writeLock({ pid: holder.pid, host: hostname(), since: Date.now() + 3_600_000 });
      let waiting = true;
      const swaps = Promise.all(Array.from({ length: 10 }, increment)).finally(() => (waiting = false));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(waiting).toBe(true); // it lives: nobody passes
      expect(await text(KEY)).toBeUndefined();
      holder.kill('SIGKILL');
      await swaps;
    } finally {
      holder.kill('SIGKILL');
    }
    expect(await text(KEY)).toBe('10');
    expect(await readdir(join(root, '.locks'))).toEqual([]);
  });

  it('takes an old lock whose process id means nothing here, or means somebody else', async () => {
    const since = Date.now() - 60_000;
    for (const holder of [
      { host: 'elsewhere', pid: 1 },
      { host: hostname(), pid: process.pid },
    ]) {
      await writeLock({ since, ...holder });
      await increment();
    }
    expect(await text(KEY)).toBe('2');
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', '.locks/x', 'a//b', 'a\\b', '', 'a/\0'])(
    'knows no key %j',
    async (key) => {
      expect(await storage.get(key)).toBeNull();
      await expect(storage.createOnly(key, Buffer.of())).rejects.toThrow('no storage key');
      await expect(storage.compareAndSwap(key, null, Buffer.of())).rejects.toThrow('no storage key');
    },
  );

  it('lists by prefix, and finds nothing in a folder, below a file, or under a very long name', async () => {
    for (const key of ['artifacts/b/1/x', 'artifacts/a/1/x', 'releases/p/1.json']) {
      await storage.createOnly(key, Buffer.of());
    }
    expect(await storage.list('artifacts/')).toEqual(['artifacts/a/1/x', 'artifacts/b/1/x']);
    expect(await storage.list('artifacts/a')).toEqual(['artifacts/a/1/x']);
    expect(await storage.list('grants/')).toEqual([]);
    for (const key of ['artifacts', 'artifacts/a/1/x/y', 'a'.repeat(300)]) {
      expect(await storage.get(key)).toBeNull();
    }
  });
});
