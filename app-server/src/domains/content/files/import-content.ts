import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import { contentImport } from '../../../schema/index.ts';
import { checkChanges, type Change } from './check-changes.ts';
import { nameOf, pathOf, type AnyItem } from './kinds.ts';
import { checkLinks } from './links.ts';
import type { Problem } from './problems.ts';
import { readFiles } from './read-files.ts';
import { loadAll, save } from './stores/index.ts';
import { readTargets } from './targets.ts';
import { filesOf, type Files } from './write-files.ts';

/** Imports come one after another. */
const IMPORT_LOCK = 7_406_019;

/** A folder that is not imported; nothing of it was. */
export class ContentRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, text }) => `${file}: ${text}`).join('\n'));
    this.problems = problems;
  }
}

interface Options {
  /** who imports, for people */
  readonly actor: string;
  /** leaves alone what is there, as a first start and the demo do */
  readonly onlyMissing?: boolean;
}

export interface Imported {
  /** paths of entries */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
}

const isEqual = (one: AnyItem, other: AnyItem) =>
  JSON.stringify(filesOf(one)) === JSON.stringify(filesOf(other));

function changesOf(items: readonly AnyItem[], stored: readonly AnyItem[], onlyMissing: boolean): Change[] {
  const byName = new Map(stored.map((item) => [nameOf(item), item]));
  // a first start adds no version to a legal text that the installation has
  const known = new Set(stored.map(({ kind, code }) => `${kind} ${code}`));
  return items
    .map((item) => ({ item, before: byName.get(nameOf(item)) }))
    .filter(({ item, before }) =>
      onlyMissing ? !known.has(`${item.kind} ${item.code}`) : before === undefined || !isEqual(item, before),
    );
}

/**
 * Validates a folder's files as a whole and stores what is new or different, in the caller's transaction. Entries that
 * the folder does not have stay. Throws ContentRefused with everything that is wrong.
 */
export async function importContent(tx: Transaction, files: Files, options: Options): Promise<Imported> {
  const { actor, onlyMissing = false } = options;
  const { items, problems } = readFiles(files);
  if (problems.length > 0) throw new ContentRefused(problems);
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  const stored = await loadAll(tx);
  const changes = changesOf(items, stored, onlyMissing);
  const names = new Set(changes.map(({ item }) => nameOf(item)));
  const all = [...stored.filter((item) => !names.has(nameOf(item))), ...changes.map(({ item }) => item)];
  const targets = await readTargets(tx, all);
  const refused = [
    ...changes.flatMap(({ item }) => checkLinks(item, targets)),
    ...(await checkChanges(tx, changes, all)),
  ];
  if (refused.length > 0) throw new ContentRefused(refused);
  for (const { item } of changes) await save(tx, item);
  const paths = (isNew: boolean) =>
    changes.filter(({ before }) => (before === undefined) === isNew).map(({ item }) => pathOf(item));
  const imported = { added: paths(true), changed: paths(false), unchanged: items.length - changes.length };
  if (changes.length > 0)
    await tx.insert(contentImport).values({ actor, added: imported.added, changed: imported.changed });
  return imported;
}
