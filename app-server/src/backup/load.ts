import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { foreignKeys, tablesOf } from './catalog.ts';
import {
  copyStatement,
  END_OF_DATA,
  parseHead,
  parseTotals,
  type BackupTotals,
  type TableHead,
} from './file-format.ts';
import type { LineReader } from './line-reader.ts';

async function runAll(client: pg.PoolClient, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

const named = (tables: readonly TableHead[]) => tables.map(({ table }) => `public."${table}"`);

/** Only tables and columns of the current schema become part of a statement. */
function assertKnown({ table, columns }: TableHead, tables: readonly TableHead[]): void {
  const found = tables.find((one) => one.table === table);
  const isSame = found !== undefined && found.columns.toSorted().join() === [...columns].toSorted().join();
  if (!isSame) throw new Error(`The backup's table ${table} is not that of its migrations.`);
}

async function loadTable(client: pg.PoolClient, head: TableHead, lines: LineReader): Promise<number> {
  const copied = client.query(copyFrom(copyStatement(head, 'FROM STDIN')));
  await pipeline(Readable.from(lines.until(END_OF_DATA)), copied);
  return copied.rowCount;
}

async function setSequences(client: pg.PoolClient, { sequences }: BackupTotals): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval(($1)::regclass, $2)', [`public."${name}"`, last]);
}

/** Compares the number of rows with the number that the backup recorded. */
async function assertCounts(client: pg.PoolClient, { rows }: BackupTotals): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const { rows: counted } = await client.query<{ n: string }>(
      `select count(*) as n from public."${table}"`,
    );
    if (Number(counted[0]?.n) !== expected)
      throw new Error(`The backup's table ${table} came as ${counted[0]?.n} rows instead of ${expected}.`);
  }
}

async function loadTables(client: pg.PoolClient, lines: LineReader): Promise<BackupTotals> {
  const tables = await tablesOf(client);
  // migrations write rows of their own
  await client.query(`truncate ${named(tables).join(', ')}`);
  for (let line = await lines.line(); line !== undefined; line = await lines.line()) {
    const totals = parseTotals(line);
    if (totals !== undefined) return totals;
    const head = parseHead(line);
    assertKnown(head, tables);
    await loadTable(client, head, lines);
  }
  throw new Error('The backup breaks off: it is not whole.');
}

/**
 * Loads the rows into the current schema, in the caller's transaction. The guards look at what members do, not at
 * rows that have passed them once, so they rest meanwhile; foreign keys are proven when all is there.
 */
export async function load(client: pg.PoolClient, lines: LineReader): Promise<BackupTotals> {
  const tables = named(await tablesOf(client));
  const keys = await foreignKeys(client);
  await runAll(client, [...tables.map((table) => `alter table ${table} disable trigger user`), ...keys.drop]);
  const totals = await loadTables(client, lines);
  await setSequences(client, totals);
  await assertCounts(client, totals);
  await runAll(client, [...keys.add, ...tables.map((table) => `alter table ${table} enable trigger user`)]);
  return totals;
}
