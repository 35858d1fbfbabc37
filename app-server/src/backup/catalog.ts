import type pg from 'pg';
import type { TableHead } from './file-format.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Every table of the product, with the columns that are written; what PostgreSQL computes itself is left out. */
export async function tablesOf(client: Client): Promise<TableHead[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  return rows;
}

/** Each sequence's last value, as a decimal string; those that never gave one are left out. */
export async function sequencesOf(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The statements that take every foreign key away, and those that bring it back and prove it. */
export async function foreignKeys(client: Client): Promise<{ drop: string[]; add: string[] }> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  return {
    drop: rows.map(({ owner, name }) => `alter table ${owner} drop constraint ${name}`),
    add: rows.map(
      ({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`,
    ),
  };
}
