import { fileURLToPath } from 'node:url';
import { readFolder } from './domains/content/files/folder.ts';
import { importContent } from './domains/content/files/import-content.ts';
import { migrate as migrateTables, type Migrated } from './platform/database/migrations/migrate.ts';
import { inTransaction, type Database } from './platform/database/index.ts';

/** What every installation has from the first start on, until its editors import their own. */
const INITIAL_CONTENT = fileURLToPath(new URL('../content', import.meta.url));

/**
 * Migrates the tables and adds the initial content where it is missing: legal texts, the home, filters. What an
 * installation has stays as it is. Throws for a database that is newer than this program, or not its own.
 */
export async function migrate(db: Database, onWait?: () => void): Promise<Migrated> {
  const migrated = await migrateTables(db, onWait);
  const files = readFolder(INITIAL_CONTENT);
  await inTransaction(db, (tx) => importContent(tx, files, { actor: 'first start', onlyMissing: true }));
  return migrated;
}
