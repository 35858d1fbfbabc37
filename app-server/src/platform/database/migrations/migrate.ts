import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { oldestProgram } from './contracts.ts';
import type { Database } from '../drizzle.ts';
import {
  appliedMigrations,
  assertOurs,
  knownMigrations,
  MIGRATION_LOCK,
  migrationsFolder,
} from './migrations.ts';
import { noteOldestProgram } from './require-schema.ts';

/** How many migrations the database had, and has now. */
export interface Migrated {
  readonly before: number;
  readonly after: number;
}

/**
 * Migrates the database to the newest version and keeps its data. Safe if several processes start at once:
 * one migrates, the others wait. Throws for a database that is newer than this program, or not its own.
 * @param onWait called once if another process migrates at the moment
 */
export async function migrate(db: Database, onWait?: () => void): Promise<Migrated> {
  // The lock belongs to a session, so the lock and the migrations share one connection; both may take long.
  const { stream: _impatient, ...pool } = db.$client.options;
  const options = { ...pool, statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  // the pool hides its password from enumeration, so the spread omits it
  const { password } = db.$client.options;
  const client = new pg.Client(password === undefined ? options : { ...options, password });
  client.on('error', () => undefined); // log it for operators who wait
  try {
    await client.connect();
    await lock(client, onWait);
    const applied = await appliedMigrations(client);
    assertOurs(applied, 'The database');
    await runMigrations(drizzle({ client }), { migrationsFolder });
    await noteOldestProgram(client, oldestProgram());
    return { before: applied.length, after: knownMigrations().length };
  } finally {
    await client.end().catch(() => undefined); // also releases the lock
  }
}

async function lock(client: pg.Client, onWait?: () => void): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    MIGRATION_LOCK,
  ]);
  if (rows[0]?.free === true) return;
  onWait?.();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}
