import { desc } from 'drizzle-orm';
import type { Database, Follower } from '../../platform/database/index.ts';
import { contentEntry, contentImport } from '../../schema/index.ts';
import type { EntryData, EntryKind, SingleKind } from './kinds.ts';

/** An entry of a kind. */
export interface Entry<K extends EntryKind> {
  readonly code: string;
  /** empty, but of a legal text */
  readonly version: string;
  readonly data: EntryData<K>;
}

interface Held {
  /** the last import that it contains; 0: none */
  readonly revision: number;
  readonly rows: readonly (typeof contentEntry.$inferSelect)[];
}

/** How long a server trusts what it holds before it asks whether there was an import. */
const TRUSTED_MS = 1000;

async function revisionOf(db: Database): Promise<number> {
  const [last] = await db
    .select({ id: contentImport.id })
    .from(contentImport)
    .orderBy(desc(contentImport.id))
    .limit(1);
  return last?.id ?? 0;
}

/** Counts the notices of changes. */
let changes = 0;

/** Forgets what is trusted, before answers are made of it that are kept for longer than a second. */
export const contentNotices: Follower = {
  channel: 'catalogue',
  onHearing: forget,
  onNotice: forget,
};

function forget(): void {
  changes += 1;
}

/** All entries, read again after an import. Of concurrent calls one asks the database, the others wait for it. */
function cacheOf(db: Database): () => Promise<Held> {
  let held: Held | undefined;
  let checkedAt = 0;
  let checkedAfter = changes;
  let asking: { readonly after: number; readonly rows: Promise<Held> } | undefined;
  const ask = async (after: number) => {
    // the revision first: rows that are newer than it are read once more, rows that are older would stay
    const revision = await revisionOf(db);
    if (held?.revision !== revision) held = { revision, rows: await db.select().from(contentEntry) };
    checkedAt = performance.now();
    checkedAfter = after;
    return held;
  };
  return () => {
    const isTrusted = checkedAfter === changes && performance.now() - checkedAt < TRUSTED_MS;
    if (held !== undefined && isTrusted) return Promise.resolve(held);
    if (asking?.after === changes) return asking.rows;
    const begun = {
      after: changes,
      rows: ask(changes).finally(() => asking === begun && (asking = undefined)),
    };
    asking = begun;
    return begun.rows;
  };
}

const caches = new WeakMap<Database, () => Promise<Held>>();

function heldFor(db: Database): Promise<Held> {
  const cache = caches.get(db) ?? cacheOf(db);
  caches.set(db, cache);
  return cache();
}

/** The entries of a kind. An import is noticed within a second. */
export async function entriesOf<K extends EntryKind>(db: Database, kind: K): Promise<Entry<K>[]> {
  const { rows } = await heldFor(db);
  return rows
    .filter((row) => row.kind === kind)
    .map(({ code, version, data }) => ({ code, version, data: data as EntryData<K> }));
}

/** The one entry of a kind; undefined where nothing was imported. */
export async function singleOf<K extends SingleKind>(
  db: Database,
  kind: K,
): Promise<EntryData<K> | undefined> {
  const [entry] = await entriesOf(db, kind);
  return entry?.data;
}

/** The same of a kind that every installation has. Throws an Error where it is missing. */
export async function requiredOf<K extends SingleKind>(db: Database, kind: K): Promise<EntryData<K>> {
  const data = await singleOf(db, kind);
  if (data === undefined) throw new Error(`no content of the kind ${kind} was imported`);
  return data;
}
