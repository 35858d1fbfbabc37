import type pg from 'pg';

/** Writes rows as `to_jsonb` gave them, with their ids. `client`: in a transaction of its own. */
export async function insertRows(
  client: pg.PoolClient,
  table: string,
  rows: readonly object[],
): Promise<void> {
  await client.query(
    `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
