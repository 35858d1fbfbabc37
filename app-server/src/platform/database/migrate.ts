import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './drizzle.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const migrationLock = 7_406_001;

/** Brings the database to the newest migration. Safe when several processes start at once: one migrates, the others wait. */
export async function migrate(db: Database): Promise<void> {
  // The lock belongs to a session, so the lock and the migrations share one connection.
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    // Destroying the connection frees the lock, also where the connection itself is what failed.
    client.release(true);
  }
}
