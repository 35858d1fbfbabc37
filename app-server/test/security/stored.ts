import type pg from 'pg';

/** Columns that may change with every request: counters and request ids. */
const COUNTS = ['rate_bucket', 'nonce'];

/**
 * A hash of each table's rows, by table name, to compare before and after a request that must have no
 * effect.
 */
export async function everythingStored(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [COUNTS],
  );
  const stored: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: hashed } = await pool.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from "${name}" t`,
    );
    stored[name] = hashed[0]?.hash ?? '';
  }
  return stored;
}
