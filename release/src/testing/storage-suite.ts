import { describe, expect, it } from '@jest/globals';
import type { Storage } from '../storage/storage.ts';

const KEY = 'channels/production.json';

/** Increments a counter by compare-and-swap, and retries after conflicts. */
export async function increment(storage: Storage, key = KEY): Promise<void> {
  for (;;) {
    const now = await storage.get(key);
    const next = Buffer.from(String(Number(now?.body.toString() ?? 0) + 1));
    if (await storage.compareAndSwap(key, now?.etag ?? null, next)) return;
  }
}

/** Tests for every storage. @param open an empty one, for each test */
export function describeStorage(name: string, open: () => Storage): void {
  const text = async (storage: Storage) => (await storage.get(KEY))?.body.toString();

  describe(name, () => {
    it('creates once: of many writers one wins, with complete content', async () => {
      const storage = open();
      const bodies = Array.from({ length: 20 }, (_, at) => Buffer.alloc(200_000, at));
      const won = await Promise.all(bodies.map((body) => storage.createOnly('artifacts/a/1/x.js', body)));
      expect(won.filter(Boolean)).toHaveLength(1);
      const standing = (await storage.get('artifacts/a/1/x.js'))?.body;
      expect(standing?.equals(bodies[won.indexOf(true)] ?? Buffer.of())).toBe(true);
    });

    it('swaps only the expected value', async () => {
      const storage = open();
      expect(await storage.compareAndSwap(KEY, 'unknown', Buffer.from('a'))).toBe(false);
      expect(await storage.compareAndSwap(KEY, null, Buffer.from('a'))).toBe(true);
      expect(await storage.compareAndSwap(KEY, null, Buffer.from('b'))).toBe(false);
      const etag = (await storage.get(KEY))?.etag ?? null;
      expect(await storage.compareAndSwap(KEY, etag, Buffer.from('b'))).toBe(true);
      expect(await storage.compareAndSwap(KEY, etag, Buffer.from('c'))).toBe(false);
      expect(await text(storage)).toBe('b');
    });

    it('loses no swap among many', async () => {
      const storage = open();
      await Promise.all(Array.from({ length: 20 }, () => increment(storage)));
      expect(await text(storage)).toBe('20');
    });

    it('removes, also a missing object', async () => {
      const storage = open();
      await storage.createOnly(KEY, Buffer.from('a'));
      await storage.remove(KEY);
      await storage.remove(KEY);
      expect(await storage.get(KEY)).toBeNull();
      expect(await storage.createOnly(KEY, Buffer.from('b'))).toBe(true);
    });

    it.each(['../x', 'a/../../x', '/etc/passwd', '.locks/x', 'a//b', 'a\\b', '', 'a/\0'])(
      'rejects the key %j',
      async (key) => {
        const storage = open();
        expect(await storage.get(key)).toBeNull();
        await expect(storage.createOnly(key, Buffer.of())).rejects.toThrow('no storage key');
        await expect(storage.compareAndSwap(key, null, Buffer.of())).rejects.toThrow('no storage key');
      },
    );

    it('lists by prefix, and finds nothing in a folder, below a file, or under a very long name', async () => {
      const storage = open();
      for (const key of ['artifacts/b/1/x', 'artifacts/a/1/x', 'releases/p/1.json']) {
        await storage.createOnly(key, Buffer.of());
      }
      expect(await storage.list('artifacts/')).toEqual(['artifacts/a/1/x', 'artifacts/b/1/x']);
      expect(await storage.list('artifacts/a')).toEqual(['artifacts/a/1/x']);
      expect(await storage.list('grants/')).toEqual([]);
      for (const key of ['artifacts', 'artifacts/a/1/x/y', 'a'.repeat(1_300)]) {
        expect(await storage.get(key)).toBeNull();
      }
    });
  });
}
