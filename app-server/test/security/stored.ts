import type pg from 'pg';

/** Columns that may change with every request: counters and request ids. */
const COUNTS = ['rate_bucket', 'nonce'];

/** The tables of the product, without these. */
async function tablesBut(pool: pg.Pool, left: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [left],
  );
  return rows.map(({ name }) => name);
}

/** The tables with a row that contains one of these texts. */
export async function tablesWith(pool: pg.Pool, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesBut(pool, [])) {
    const { rows } = await pool.query<{ count: string }>(
      `select count(*) as count from "${name}" t, unnest($1::text[]) as secret where position(secret in t::text) > 0`,
      [texts],
    );
    if (rows[0]?.count !== '0') found.push(name);
  }
  return found;
}

/**
 * A hash of each table's rows, by table name, to compare before and after a request that must have no
 * effect.
 */
export async function everythingStored(pool: pg.Pool): Promise<Record<string, string>> {
  const stored: Record<string, string> = {};
  for (const name of await tablesBut(pool, COUNTS)) {
    const { rows: hashed } = await pool.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from "${name}" t`,
    );
    stored[name] = hashed[0]?.hash ?? '';
  }
  return stored;
}
