import { fileURLToPath } from 'node:url';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** The advisory lock for schema changes. */
export const MIGRATION_LOCK = 7_406_001;

export type Migration = Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'>;

/** This program's migrations, oldest first. */
export const knownMigrations = (): readonly Migration[] => readMigrationFiles({ migrationsFolder });

type Client = Pick<pg.ClientBase, 'query'>;

/** The hashes of the applied migrations, oldest first; empty for an empty database. */
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
 * Throws if the applied migrations are not a prefix of this program's: it would misread the data.
 * @param whose subject of the message, such as `The database`
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

/** Runs and records the migrations in the caller's transaction, as drizzle's migrator would. */
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
