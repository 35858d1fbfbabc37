import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDatabaseDir, newDataDir, PREPARED, REGISTRY } from '../../../e2e/src/product/data-dir.ts';

const projectRoot = new URL('../../..', import.meta.url).pathname;
/** for the copies of the last days */
const FOLDER = join(projectRoot, '.cache/check-databases');
/** What a new database is made from. */
const SOURCES = ['app-server', 'shared/src', 'package-lock.json'];
const DAY_MS = 86_400_000;

/**
 * A data folder without a registry, with a migrated and seeded database. Seeding takes longer than most checks, so a
 * copy is kept for the day: the demo data depends on the date.
 * @param seed starts the product once with a new folder, and ends it
 */
export async function seededDatabase(
  seed: (dataDir: string) => Promise<void>,
  folder = FOLDER,
): Promise<string> {
  // the journeys have seeded one already
  if (process.env[PREPARED]) return newDatabaseDir();
  const kept = join(folder, await nameOfToday());
  const dataDir = newDataDir();
  if (existsSync(kept)) {
    await copy(kept, dataDir);
    return dataDir;
  }
  await seed(dataDir);
  for (const folder of REGISTRY) rmSync(join(dataDir, folder), { recursive: true, force: true });
  // a read-only checkout seeds each time
  await keep(dataDir, kept, folder).catch(() => undefined);
  return dataDir;
}

/** Equal names for equal contents. */
async function nameOfToday(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(process.env['APP_NOW'] ?? new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Macau' }));
  for (const source of SOURCES)
    for (const file of await filesOf(source))
      hash.update(file).update(await readFile(join(projectRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(source: string): Promise<string[]> {
  if (statSync(join(projectRoot, source)).isFile()) return [source];
  const entries = await readdir(join(projectRoot, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(projectRoot.length))
    .filter((file) => !/\/(node_modules|dist|\.turbo|\.cache)\//.test(file))
    .sort();
}

/** Atomic for other checks on this machine; removes those of earlier days. */
async function keep(dataDir: string, kept: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (statSync(join(folder, name)).mtimeMs < Date.now() - 2 * DAY_MS)
      rmSync(join(folder, name), { recursive: true, force: true });
  const half = mkdtempSync(`${kept}.`);
  await copy(dataDir, half);
  try {
    renameSync(half, kept);
  } catch {
    rmSync(half, { recursive: true, force: true }); // another check was faster
  }
}

/** With owners and modes, which Node's copy does not preserve: the database's files belong to its user. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-Rp', `${from}/.`, to]);
