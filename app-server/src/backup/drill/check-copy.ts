import { sql } from 'drizzle-orm';
import { reconcile, type Discrepancy } from '../../core/ledger/reconcile.ts';
import {
  appliedMigrations,
  attachDatabase,
  knownMigrations,
  type Database,
  type OpenDatabase,
} from '../../platform/database/index.ts';
import { assertOurs } from '../../platform/database/migrations/migrations.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';
import type { DrillFolder } from './folder.ts';

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** What a restored copy has. */
export interface Findings {
  /** migrations that the copy had, and that this program has */
  readonly migrations: { readonly had: number; readonly known: number };
  readonly movements: number;
  /** when the newest movement of the ledger was made */
  readonly newest: Date | undefined;
  readonly discrepancies: readonly Discrepancy[];
}

async function movements(db: Database): Promise<Pick<Findings, 'movements' | 'newest'>> {
  const { rows } = await db.execute<{ count: string; newest: Date | string | null }>(
    sql`select count(*) as count, max(at) as newest from ledger_txn`,
  );
  const [row] = rows;
  return { movements: Number(row?.count), newest: row?.newest ? new Date(row.newest) : undefined };
}

/**
 * Checks the started copy: its schema is this program's, or is migrated as the next start would, and its ledger is
 * reconciled. Throws a sentence if it is another program's.
 */
export async function checkCopy(
  { path }: Pick<DrillFolder, 'path'>,
  { user, database }: { readonly user: string; readonly database: string },
): Promise<Findings> {
  const url = new URL(`postgresql://localhost/${encodeURIComponent(database)}`);
  url.username = user;
  url.searchParams.set('host', path);
  const copy = await attachCopy(url.href);
  try {
    const applied = await appliedMigrations(copy.pool);
    if (applied.length === 0)
      throw new Error(`The database "${database}" of the copy has no tables of the product at that moment.`);
    assertOurs(applied, 'The copy');
    const known = knownMigrations().length;
    if (applied.length < known) await migrate(copy.db);
    return {
      migrations: { had: applied.length, known },
      ...(await movements(copy.db)),
      discrepancies: await reconcile(copy.db),
    };
  } finally {
    await copy.close();
  }
}

async function attachCopy(databaseUrl: string): Promise<OpenDatabase> {
  try {
    return await attachDatabase({ databaseUrl, log });
  } catch (error) {
    throw new Error(`The copy cannot be read: PostgreSQL says "${Object(error).message}".`, { cause: error });
  }
}
