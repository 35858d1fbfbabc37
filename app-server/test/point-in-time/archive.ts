import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/index.ts';
import { until } from '../tools/until.ts';

/** A moment by the database's clock, after everything that was committed and before everything that follows. */
export async function momentOf(db: Database): Promise<string> {
  // PostgreSQL compares microseconds, and a moment here has milliseconds
  await pause(5);
  const { rows } = await db.execute<{ now: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000) as now`,
  );
  await pause(5);
  return new Date(Number(rows[0]?.now)).toISOString();
}

/** How many files PostgreSQL has archived. */
export async function archivedFiles(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select archived_count as count from pg_stat_archiver`,
  );
  return Number(rows[0]?.count);
}

/** Archives now what `archive_timeout` would archive soon. */
export async function archived(db: Database): Promise<void> {
  const { rows } = await db.execute<{ file: string }>(sql`select pg_walfile_name(pg_switch_wal()) as file`);
  await until(async () => {
    const { rows: state } = await db.execute<{ isThere: boolean }>(
      sql`select coalesce(last_archived_wal >= ${rows[0]?.file}, false) as "isThere" from pg_stat_archiver`,
    );
    return state[0]?.isThere === true;
  });
}

/** Whether a restored PostgreSQL is still replaying; it answers before it has everything. */
export async function isReplaying(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
  return rows[0]?.is === true;
}
