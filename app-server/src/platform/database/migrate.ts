import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './drizzle.ts';
import { appliedMigrations, assertOurs, MIGRATION_LOCK, migrationsFolder } from './migrations.ts';

/**
 * Migrates the database to the newest version and keeps its data. Safe if several processes start at once:
 * one migrates, the others wait. Throws for a database that is newer than this program, or not its own.
 */
export async function migrate(db: Database): Promise<void> {
  // The lock belongs to a session, so the lock and the migrations share one connection; both may take long.
  const { stream: _impatient, ...pool } = db.$client.options;
  const options = { ...pool, statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  // the pool hides its password from enumeration, so the spread omits it
  const { password } = db.$client.options;
  const client = new pg.Client(password === undefined ? options : { ...options, password });
  client.on('error', () => undefined); // log it for operators who wait
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    assertOurs(await appliedMigrations(client), 'The database');
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end().catch(() => undefined); // also releases the lock
  }
}
