import { fileURLToPath } from 'node:url';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The advisory lock of whoever changes the schema. */
export const MIGRATION_LOCK = 7_406_001;

export type Migration = Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'>;

/** The chain that this program brings, the oldest first. */
export const knownMigrations = (): readonly Migration[] => readMigrationFiles({ migrationsFolder });

type Client = Pick<pg.ClientBase, 'query'>;

/** The hashes of what a database has been through, the oldest first; none where it is empty. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query<{ is: boolean }>(`select to_regclass($1) is not null as is`, [
    table,
  ]);
  if (found[0]?.is !== true) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${table} order by created_at, id`);
  return rows.map(({ hash }) => hash);
}

/**
 * Throws a sentence where the chain of `whose` is not the beginning of this program's: its data would be read wrongly.
 * @param whose what the sentence speaks of, such as `The database`
 */
export function assertOurs(applied: readonly string[], whose: string): void {
  const known = knownMigrations();
  const differs = applied.findIndex((hash, at) => hash !== known[at]?.hash);
  if (differs === -1) return;
  if (differs === known.length)
    throw new Error(
      `${whose} has been through ${applied.length} migrations and this program knows the first ${known.length} of them: it is newer, so run the program that goes with it.`,
    );
  throw new Error(
    `${whose} was made by another chain of migrations, which parts from this program's at number ${differs}: choose an empty one, or the program that made it.`,
  );
}

/** Runs them in the caller's transaction, as drizzle's migrator would, and notes that they ran. */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
