import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './drizzle.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const migrationLock = 7_406_001;

/** Brings the database to the newest migration. Safe when several processes start at once: one migrates, the others wait. */
export async function migrate(db: Database): Promise<void> {
  // The lock belongs to a session, so the lock and the migrations share one connection; both may take their time.
  const { stream: _impatient, ...options } = db.$client.options;
  const client = new pg.Client(options);
  client.on('error', () => undefined); // whoever waits for an answer is told as well
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end().catch(() => undefined); // which frees the lock
  }
}
