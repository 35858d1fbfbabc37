import { reconcile } from '../core/ledger/reconcile.ts';
import { attachDatabase } from '../platform/database/index.ts';

/**
 * Proves every balance of the ledger, on the database of DATABASE_URL or of DATA_DIR, also while the product runs.
 * Prints what does not add up, one line each, and exits 1 where anything is off.
 */
const { DATABASE_URL, DATA_DIR } = process.env;
const log = { info: () => undefined, warn: console.warn, error: console.error };
const { db, close } = await attachDatabase({
  databaseUrl: DATABASE_URL || undefined,
  dataDir: DATA_DIR || undefined,
  log,
});
try {
  const discrepancies = await reconcile(db);
  for (const { check, subject, expected, found } of discrepancies)
    process.stdout.write(`${subject}: ${check}: ${found} instead of ${expected}\n`);
  if (discrepancies.length > 0) process.exitCode = 1;
  else process.stdout.write('every balance adds up\n');
} finally {
  await close();
}
