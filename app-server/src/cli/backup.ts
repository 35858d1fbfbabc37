import { statSync } from 'node:fs';
import { backUp } from '../backup/back-up.ts';
import { attachDatabase } from '../platform/database/index.ts';
import { readTool, runTool } from './tool.ts';

/**
 * `npm run backup -- <file> [--force]`: the whole database of DATABASE_URL, or of DATA_DIR, to one file, of one moment,
 * also while the product runs. Not in it: the server key, and the release registry.
 */
await runTool(async () => {
  const { target, about } = readTool('backup');
  const database = await attachDatabase(target);
  try {
    const { tables, rows } = await backUp(database, about);
    const { size } = statSync(about.file);
    process.stdout.write(
      `${about.file}: ${rows} rows of ${tables} tables, ${size} bytes.\n` +
        `Keep the server key ${about.keyFingerprints.join(' and ')} in another place: without it, nobody can read the encrypted columns of this file.\n`,
    );
  } finally {
    await database.close();
  }
});
