import pg from 'pg';
import { reconcile } from '../../../../../app-server/src/core/ledger/reconcile.ts';
import { attachDatabase } from '../../../../../app-server/src/platform/database/index.ts';
import { silentLog } from '../../../../../app-server/test/tools/silent-log.ts';

interface Reference {
  readonly name: string;
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly target: string;
}

/** Every foreign key; all are of one column. */
const REFERENCES = `
  select c.conname as name, c.conrelid::regclass::text as child, a.attname as column,
    c.confrelid::regclass::text as parent, t.attname as target
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`;

/** Rooms that counters call sold, and the holds that say so. */
const COUNTERS = `
  select type, key, period, sold, coalesce(held.sum, 0) as expected from inventory_counter
  left join (select type, key, slot as period, sum(quantity) from inventory_hold
    where shape = 'COUNTER' and state = 'SOLD' group by 1, 2, 3) held using (type, key, period)
  where sold <> coalesce(held.sum, 0)`;

async function rowsOf(address: string, texts: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    const found: unknown[] = [];
    for (const text of texts) found.push(...(await client.query(text)).rows);
    return found;
  } finally {
    await client.end();
  }
}

/** What is wrong in the books, the references and the inventory; checks and unique indexes cannot be wrong. */
export async function faultsOf(address: string): Promise<string[]> {
  const references = (await rowsOf(address, [REFERENCES])) as Reference[];
  const orphans = references.map(
    ({ name, child, column, parent, target }) =>
      `select '${name}' as refers, count(*) as to_nothing from ${child} c where c."${column}" is not null
        and not exists (select from ${parent} p where p."${target}" = c."${column}") having count(*) > 0`,
  );
  // a tool's connection, which waits for minutes
  const { db, close } = await attachDatabase({ databaseUrl: address, log: silentLog });
  const discrepancies = await reconcile(db).finally(() => void close());
  const found = [...discrepancies, ...(await rowsOf(address, [...orphans, COUNTERS]))];
  return found.map((one) => JSON.stringify(one));
}
