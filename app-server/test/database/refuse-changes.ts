import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/index.ts';

/**
 * Makes PostgreSQL refuse updates of the rows for which `when` holds (SQL over `old` and `new`), as a damaged row does:
 * whatever the work on it is, it fails.
 * @returns ends it
 */
export async function refuseChanges(db: Database, table: string, when: string): Promise<() => Promise<void>> {
  await db.execute(
    sql.raw(`create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`),
  );
  await db.execute(
    sql.raw(
      `create trigger refuse before update on ${table} for each row when (${when}) execute function refuse()`,
    ),
  );
  return async () => void (await db.execute(sql.raw(`drop trigger refuse on ${table}`)));
}
