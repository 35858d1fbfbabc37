import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/index.ts';
import type { Secrets } from './secrets.ts';

/** A column of which the server's key seals every value with one purpose. */
export interface SealedColumn {
  /** names in the database */
  readonly table: string;
  readonly column: string;
  readonly purpose: string;
}

export interface Resealed {
  readonly resealed: number;
  /** values that no key of the ring opens; they stay as they are */
  readonly unreadable: number;
}

/** Pages of a table that one transaction reads, so that no lock is held for long. */
const PAGES = 50;

const names = ({ table, column }: SealedColumn) => ({
  table: sql.identifier(table),
  column: sql.identifier(column),
});

const isOlder = (column: SQL | ReturnType<typeof sql.identifier>, mark: Buffer): SQL =>
  sql`substring(${column} from 1 for ${mark.length}::int) <> ${mark}`;

async function pagesOf(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(sql`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::bigint)::int as pages`);
  return rows[0]?.pages ?? 0;
}

interface Row extends Record<string, unknown> {
  readonly at: string;
  readonly sealed: Buffer;
}

function reopen(secrets: Secrets, sealed: Buffer, purpose: string): Buffer | undefined {
  try {
    return secrets.seal(secrets.open(sealed, purpose), purpose);
  } catch {
    return undefined;
  }
}

/** A locked row keeps its place until the transaction ends. */
const LOCKED = sql`for update`;

/** Values of some pages that another key than the first sealed, and what the first makes of them. */
async function readPages(
  db: Pick<Database, 'execute'>,
  secrets: Secrets,
  sealed: SealedColumn,
  { from, lock }: { readonly from: number; readonly lock: SQL },
) {
  const { table, column } = names(sealed);
  const [first, end] = [`(${from},0)`, `(${from + PAGES},0)`];
  const { rows } = await db.execute<Row>(sql`
    select ctid::text as at, ${column} as sealed from ${table}
    where ctid >= ${first}::tid and ctid < ${end}::tid and ${isOlder(column, secrets.sealMark)} ${lock}`);
  const readable = rows.flatMap(({ at, sealed: value }) => {
    const again = reopen(secrets, value, sealed.purpose);
    return again === undefined ? [] : [{ at, again }];
  });
  return { readable, unreadable: rows.length - readable.length };
}

async function overPages(
  db: Database,
  table: string,
  work: (from: number) => Promise<Resealed>,
): Promise<Resealed> {
  let [resealed, unreadable] = [0, 0];
  const pages = await pagesOf(db, table);
  for (let from = 0; from < pages; from += PAGES) {
    const done = await work(from);
    resealed += done.resealed;
    unreadable += done.unreadable;
  }
  return { resealed, unreadable };
}

/** Seals with the first key what older keys of the ring sealed, a few pages of the table at a time. */
export const resealColumn = (db: Database, secrets: Secrets, sealed: SealedColumn): Promise<Resealed> =>
  overPages(db, sealed.table, (from) =>
    inTransaction(db, async (tx) => {
      const { table, column } = names(sealed);
      const { readable, unreadable } = await readPages(tx, secrets, sealed, { from, lock: LOCKED });
      const [places, values] = [readable.map(({ at }) => at), readable.map(({ again }) => again)];
      await tx.execute(sql`
        update ${table} set ${column} = new.sealed
        from unnest(${sql.param(places)}::tid[], ${sql.param(values)}::bytea[]) as new (at, sealed)
        where ${table}.ctid = new.at`);
      return { resealed: readable.length, unreadable };
    }),
  );

/** How many values an older key of the ring is needed for. */
export async function countOlder(db: Database, secrets: Secrets, sealed: SealedColumn): Promise<number> {
  const { resealed } = await overPages(db, sealed.table, async (from) => {
    const { readable, unreadable } = await readPages(db, secrets, sealed, { from, lock: sql`` });
    return { resealed: readable.length, unreadable };
  });
  return resealed;
}
