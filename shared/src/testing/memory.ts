import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** What all databases and products of a run need at once is less than half of it. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory, where there is one with room. A test's database is a thousand files that nobody needs on a disk;
 * to write and remove them took a third of the server's tests.
 */
export function folderInMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : undefined;
}
