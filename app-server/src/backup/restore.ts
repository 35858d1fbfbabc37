import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { OpenDatabase } from '../platform/database/index.ts';
import {
  applyMigrations,
  assertOurs,
  knownMigrations,
  MIGRATION_LOCK,
} from '../platform/database/migrations/migrations.ts';
import { tablesOf } from './catalog.ts';
import { moved, type Moved } from './dump.ts';
import { parseFacts, type BackupFacts } from './file-format.ts';
import { forgetSealed } from './forget-sealed.ts';
import { LineReader } from './line-reader.ts';
import { load } from './load.ts';
import { SETTINGS, waitForAnswers } from './session-settings.ts';

/** How long the server may take to see that a connection has ended. */
const GOODBYE_MS = 5000;

export interface Restored extends Moved {
  /** when the backup was taken, ISO 8601 */
  readonly takenAt: string;
}

interface Wanted {
  readonly file: string;
  /** of the keys that the restored product will run with */
  readonly keyFingerprints: readonly string[];
  /** what is there may go */
  readonly force?: boolean;
  /** the key that sealed it is nobody's any more: what it sealed is left out */
  readonly keyLost?: boolean;
}

function assertKeys({ keyFingerprint, olderKeys = [] }: BackupFacts, ours: readonly string[]): void {
  const sealedWith = [keyFingerprint, ...olderKeys].find((key) => !ours.includes(key));
  if (sealedWith === undefined) return;
  throw new Error(
    `The backup was sealed with the server key ${sealedWith} and this one is ${ours.join(' and ')}: without the right key sessions and documents are lost. Set SERVER_KEY to it, or put it into DATA_DIR as server-key; --key-lost leaves out what it sealed.`,
  );
}

async function assertNobodyElse(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = 'resort' and pid <> pg_backend_pid()`);
  if (rows[0]?.others === 0) return;
  throw new Error('A product is connected to this database: stop every process of it first.');
}

/** An empty schema of the backup's own age, in the caller's transaction. */
async function prepare(client: pg.PoolClient, { migrations }: BackupFacts, force: boolean): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await assertNobodyElse(client);
  const standing = await tablesOf(client);
  if (standing.length > 0 && !force)
    throw new Error(
      `There are ${standing.length} tables in this database already: choose an empty one, or say --force to replace them.`,
    );
  if (standing.length > 0) await client.query('drop schema public cascade; create schema public');
  await client.query('drop schema if exists drizzle cascade');
  await applyMigrations(client, knownMigrations().slice(0, migrations.length));
}

/**
 * Puts a backup in place of what is there, in one transaction: whatever goes wrong, the database stays as it was. The
 * schema is that of the backup; the next start of the product migrates it. Throws a sentence for a file that is no whole
 * backup, was sealed with another key or belongs to a newer program, for a database that is not empty (unless `force`)
 * or that a product is connected to.
 */
export async function restore(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { file, keyFingerprints, force = false, keyLost = false }: Wanted,
): Promise<Restored> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  const client = await pool.connect();
  try {
    const lines = new LineReader(text);
    const facts = parseFacts(await lines.line(), await lines.line());
    if (!keyLost) assertKeys(facts, keyFingerprints);
    assertOurs(facts.migrations, 'The backup');
    waitForAnswers(client);
    await client.query('begin');
    await client.query(SETTINGS);
    await prepare(client, facts, force);
    const { rows } = await load(client, lines);
    if (keyLost) await forgetSealed(client);
    await client.query('commit');
    await client.query('analyze');
    return { ...moved(rows), takenAt: facts.takenAt };
  } finally {
    text.destroy();
    source.destroy();
    // where it broke off, this is the rollback; the next try must not meet it
    const gone = once(client, 'end', { signal: AbortSignal.timeout(GOODBYE_MS) }).catch(() => undefined);
    client.release(true);
    await gone;
  }
}
