import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { readFolder, writeFolder } from '../domains/content/files/folder.ts';
import { ContentRefused, importContent, type Imported } from '../domains/content/files/import-content.ts';
import { loadAll } from '../domains/content/files/stores/index.ts';
import { filesOfAll } from '../domains/content/files/write-files.ts';
import { inTransaction, type Database } from '../platform/database/index.ts';
import { givenPath, onCurrentDatabase, runTool } from './tool.ts';

const USAGE = 'Say it so: npm run content -- import <folder>, check <folder> or export <folder>.';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Ends a transaction that only tried. */
class Tried extends Error {
  readonly imported: Imported;

  constructor(imported: Imported) {
    super('tried');
    this.imported = imported;
  }
}

async function bringIn(db: Database, folder: string, isOnlyTried: boolean): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = readFolder(folder);
  const work = inTransaction(db, async (tx) => {
    const imported = await importContent(tx, files, { actor: userInfo().username });
    if (isOnlyTried) throw new Tried(imported);
    return imported;
  });
  const { added, changed, unchanged } = await work.catch((error: unknown) => {
    if (error instanceof Tried) return error.imported;
    throw error;
  });
  for (const path of added) say(`added ${path}`);
  for (const path of changed) say(`changed ${path}`);
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} unchanged`;
  say(isOnlyTried ? `${counts}. Nothing was stored.` : `${counts}.`);
}

async function takeOut(db: Database, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`The folder ${folder} is not empty: files that were deleted would stay in it.`);
  const files = filesOfAll(await inTransaction(db, loadAll));
  writeFolder(folder, files);
  say(`${files.size} files in ${folder}.`);
}

/**
 * `npm run content -- import|check|export <folder>`: what editors write, from files into the database of DATABASE_URL
 * or of DATA_DIR and back, also while the product runs (docs/content.md). `check` imports, says what would change, and
 * takes it back. Exits 1 with a line for each problem where a folder is refused; nothing of it is stored then.
 */
await runTool(async () => {
  const [verb = '', given, ...more] = process.argv.slice(2);
  const isKnown = ['import', 'check', 'export'].includes(verb);
  if (!isKnown || given === undefined || more.length > 0) throw new Error(USAGE);
  const folder = givenPath(given);
  try {
    await onCurrentDatabase((db) =>
      verb === 'export' ? takeOut(db, folder) : bringIn(db, folder, verb === 'check'),
    );
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    for (const { file, text } of error.problems) process.stderr.write(`${file}: ${text}\n`);
    const { length } = error.problems;
    process.stderr.write(`${length} ${length === 1 ? 'problem' : 'problems'}; nothing was stored.\n`);
    process.exitCode = 1;
  }
});
