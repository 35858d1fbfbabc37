import type pg from 'pg';
import { newestNumber } from './contracts.ts';
import { appliedMigrations, assertOurs, knownMigrations } from './migrations.ts';

const TABLE = 'drizzle.__drizzle_migrations';
type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Writes down which programs work on this database, as a comment on the table of migrations: an earlier program cannot
 * read the files of later migrations.
 */
export async function noteOldestProgram(client: Client, oldest: number): Promise<void> {
  await client.query(`comment on table ${TABLE} is 'since ${Math.trunc(oldest)}'`);
}

async function readOldestProgram(client: Client): Promise<number> {
  const { rows } = await client.query<{ note: string | null }>(
    `select obj_description(to_regclass($1), 'pg_class') as note`,
    [TABLE],
  );
  return Number(/^since (\d+)$/.exec(rows[0]?.note ?? '')?.[1] ?? 0);
}

/**
 * For processes that do not migrate: throws, in one sentence, unless the database has every migration of this program.
 * It may have later ones if they leave what this program uses.
 */
export async function requireSchema(pool: Client): Promise<void> {
  const known = knownMigrations().length;
  const applied = await appliedMigrations(pool);
  assertOurs(applied.slice(0, known), 'The database');
  if (applied.length < known)
    throw new Error(
      `The database has ${applied.length} of this program's ${known} migrations and MIGRATE is off: run this program's "npm run migrate" first.`,
    );
  const oldest = await readOldestProgram(pool);
  if (oldest > newestNumber())
    throw new Error(
      `The database only works with programs since migration ${oldest} and this program ends at ${newestNumber()}: run the program that goes with it.`,
    );
}
