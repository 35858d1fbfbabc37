import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryRoot } from '../../src/platform/database/embedded/folders.ts';
import { serverUser } from '../../src/platform/database/embedded/server-user.ts';

/** Creates a temporary folder that an embedded server may enter (the default mode of mkdtemp forbids it). */
export function temporaryFolder(root = temporaryRoot(serverUser())): {
  readonly path: string;
  remove(): Promise<void>;
} {
  const path = mkdtempSync(join(root, 'resort-test-'));
  chmodSync(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}
