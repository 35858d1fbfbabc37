import { randomUUID } from 'node:crypto';
import { RefusedError } from '../base/errors.ts';
import type { Storage } from './storage.ts';

/**
 * Tests whether a store honours conditions: a key is created once, and swapped only if it has the expected
 * value. Throws RefusedError for a store that writes regardless, as many with the S3 API do: two people who
 * pin at once would both believe that they succeeded.
 */
export async function probeConditionalWrites(storage: Storage): Promise<void> {
  const key = `probe/${randomUUID()}`;
  const body = (text: string) => Buffer.from(text);
  try {
    const created = await storage.createOnly(key, body('first'));
    const createdAgain = await storage.createOnly(key, body('second'));
    const standing = await storage.get(key);
    if (!created || createdAgain || standing?.body.toString() !== 'first')
      throw new RefusedError(`${REFUSED} "create only if nothing is there" (If-None-Match: *).`);
    const swapped = await storage.compareAndSwap(key, standing.etag, body('third'));
    const swappedAgain = await storage.compareAndSwap(key, standing.etag, body('fourth'));
    if (!swapped || swappedAgain || (await storage.get(key))?.body.toString() !== 'third')
      throw new RefusedError(`${REFUSED} "replace only what is expected" (If-Match).`);
  } finally {
    await storage.remove(key);
  }
}

const REFUSED = 'This store cannot hold a registry, since it ignores';
