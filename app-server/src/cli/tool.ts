import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  appliedMigrations,
  attachDatabase,
  defaultDataDir,
  knownMigrations,
  type Database,
  type OpenDatabase,
} from '../platform/database/index.ts';
import { keyFingerprint } from '../platform/secrets/key-fingerprint.ts';
import { knownServerKeys } from '../platform/config/server-key.ts';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const SWITCH = { type: 'boolean', default: false } as const;

/**
 * The arguments and variables of `backup` and `restore`: `<file> [--force] [--key-lost]`, DATABASE_URL,
 * DATA_DIR and SERVER_KEY. Throws an error whose message is one sentence.
 */
export function readTool(name: string) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: SWITCH, 'key-lost': SWITCH },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Usage: npm run ${name} -- <file> [--force].`);
  const { DATABASE_URL, DATA_DIR, SERVER_KEY } = process.env;
  const dataDir = resolve(DATA_DIR || defaultDataDir);
  return {
    target: { databaseUrl: DATABASE_URL || undefined, dataDir, log: quiet, prepared: false },
    about: {
      file: resolve(file),
      force: values.force,
      keyLost: values['key-lost'],
      keyFingerprints: knownServerKeys(SERVER_KEY, dataDir).map(keyFingerprint),
    },
  };
}

/** A path as it was given to `npm run`, which starts the tool in another folder. */
export const givenPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** The database of DATABASE_URL, or the embedded one of DATA_DIR, also while the product runs. */
function attachTool() {
  const { DATABASE_URL, DATA_DIR } = process.env;
  return attachDatabase({
    databaseUrl: DATABASE_URL || undefined,
    dataDir: DATA_DIR || undefined,
    log: quiet,
  });
}

/** Works on that database, whatever its version. */
export async function onDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await attachTool();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Works on the same database, where this program has migrated it. Only a start migrates: another version of the product
 * may be running on it. Throws an error whose message is one sentence.
 */
export function onCurrentDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return onDatabase(async ({ db, pool }) => {
    const applied = await appliedMigrations(pool);
    if (applied.length !== knownMigrations().length)
      throw new Error('The database and this program differ in their version: start the program once.');
    return work(db);
  });
}

/** Runs the tool. An error that the user caused is one sentence on standard error, with exit code 1. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isSentence = error instanceof Error && /^[A-Z][^\n]*\.$/.test(error.message);
    process.stderr.write(`${isSentence ? error.message : String(Object(error).stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
