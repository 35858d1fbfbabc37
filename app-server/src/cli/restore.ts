import { restore } from '../backup/restore.ts';
import { reconcile } from '../core/ledger/reconcile.ts';
import { makeDataDir } from '../platform/config/data-dir.ts';
import { openDatabase } from '../platform/database/index.ts';
import { readTool, runTool } from './tool.ts';

/**
 * `npm run restore -- <file> [--force]`: a backup into the database of DATABASE_URL, or of DATA_DIR, with every process
 * of the product stopped. Counts every table and proves every balance; exits 1 where the books do not add up.
 */
await runTool(async () => {
  const { target, about } = readTool('restore');
  if (target.databaseUrl === undefined) makeDataDir(target.dataDir);
  const database = await openDatabase(target);
  try {
    const { tables, rows, takenAt } = await restore(database, about);
    process.stdout.write(`${rows} rows of ${tables} tables, as they were at ${takenAt}.\n`);
    const discrepancies = await reconcile(database.db);
    for (const { check, subject, expected, found } of discrepancies)
      process.stdout.write(`${subject}: ${check}: ${found} instead of ${expected}\n`);
    if (discrepancies.length > 0) process.exitCode = 1;
    else
      process.stdout.write(
        'Every balance adds up. Start the product: it migrates what is older than itself.\n',
      );
  } finally {
    await database.close();
  }
});
