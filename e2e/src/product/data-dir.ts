import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderInMemory } from '@resort/shared/testing/memory';

/** The data folder of a product that has started once: everything published, pinned, migrated and seeded. */
export const PREPARED = 'RESORT_PREPARED_DATA';

/** The registry and its keys in a product's data folder. */
export const REGISTRY = ['release', 'release-keys'];

/** An empty folder for a product's data. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'resort-e2e-'));
  chmodSync(dataDir, 0o755); // as root, the database runs as another user, who needs access
  return dataDir;
}

/** A copy of the prepared data, or null if there is none. */
export async function copyOfPrepared(): Promise<string | null> {
  const prepared = process.env[PREPARED];
  if (!prepared) return null;
  const dataDir = newDataDir();
  // with owners and modes, which Node's copy does not preserve: the database's files belong to its user
  await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir]);
  return dataDir;
}

/** A data folder without a registry, and with a migrated and seeded database if it was prepared. */
export async function newDatabaseDir(): Promise<string> {
  const dataDir = (await copyOfPrepared()) ?? newDataDir();
  for (const folder of REGISTRY) rmSync(join(dataDir, folder), { recursive: true, force: true });
  return dataDir;
}
