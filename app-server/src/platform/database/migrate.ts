import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './drizzle.ts';
import { appliedMigrations, assertOurs, MIGRATION_LOCK, migrationsFolder } from './migrations.ts';

/**
 * Brings the database to the newest migration, with its data in place. Safe when several processes start at once: one
 * migrates, the others wait. Throws a sentence for a database that is newer than this program, or not its own.
 */
export async function migrate(db: Database): Promise<void> {
  // The lock belongs to a session, so the lock and the migrations share one connection.
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    assertOurs(await appliedMigrations(client), 'The database');
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // Destroying the connection frees the lock, also where the connection itself is what failed.
    client.release(true);
  }
}
