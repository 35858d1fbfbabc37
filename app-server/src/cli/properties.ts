import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hotelsAsFiles } from '../domains/hotel/import/hotels-as-files.ts';
import { putHotel } from '../domains/hotel/import/put-hotel.ts';
import { readHotelFiles } from '../domains/hotel/import/read-files.ts';
import { inTransaction, type Database } from '../platform/database/index.ts';
import { createClock } from '../platform/time/clock.ts';
import { givenPath, onCurrentDatabase, runTool } from './tool.ts';

/**
 * `npm run properties -- import <file or folder>` adds or changes hotels, all or none; a running product shows them at
 * once. `npm run properties -- export <folder>` writes one file for each hotel. On the database of DATABASE_URL, or of
 * DATA_DIR, also while the product runs.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function importFrom(db: Database, path: string): Promise<void> {
  const files = readHotelFiles(path);
  const clock = createClock();
  await inTransaction(db, async (tx) => {
    for (const file of files) await putHotel(tx, clock, file);
  });
  say(`${files.length} hotels: ${files.map(({ code }) => code).join(', ')}`);
}

async function exportTo(db: Database, folder: string): Promise<void> {
  const files = await hotelsAsFiles(db);
  mkdirSync(folder, { recursive: true });
  for (const file of files)
    writeFileSync(join(folder, `${file.code}.json`), `${JSON.stringify(file, null, 2)}\n`);
  say(`${folder}: ${files.length} hotels`);
}

const VERBS: Readonly<Record<string, (db: Database, path: string) => Promise<void>>> = {
  import: importFrom,
  export: exportTo,
};

await runTool(async () => {
  const [verb = '', path, ...more] = process.argv.slice(2);
  const work = VERBS[verb];
  if (work === undefined || path === undefined || more.length > 0)
    throw new Error(
      'Usage: npm run properties -- import <file or folder>, or npm run properties -- export <folder>.',
    );
  await onCurrentDatabase((db) => work(db, givenPath(path)));
});
