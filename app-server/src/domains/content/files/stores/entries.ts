import { asc } from 'drizzle-orm';
import type { EntryData, EntryKind } from '../../../../core/content/kinds.ts';
import { contentEntry } from '../../../../schema/index.ts';
import type { AnyItem, FileKind } from '../kinds.ts';
import { sectionsOf, wordsOf } from '../legal-text.ts';
import type { Store } from './store.ts';

/** The folder's kind of each kind of entry. */
const KINDS: Readonly<Record<EntryKind, FileKind>> = {
  ad: 'ads',
  home: 'home',
  navigation: 'navigation',
  topics: 'topics',
  places: 'places',
  prizes: 'prizes',
  phones: 'phones',
  traffic: 'traffic',
  pictureSlots: 'pictureSlots',
  legal: 'legal',
};
const ENTRY_KINDS = Object.keys(KINDS) as EntryKind[];
const entryKindOf = (kind: FileKind) => ENTRY_KINDS.find((name) => KINDS[name] === kind);

function itemOf(row: typeof contentEntry.$inferSelect): AnyItem[] {
  const { code, version, data } = row;
  const kind = KINDS[row.kind as EntryKind] as FileKind | undefined;
  // of a newer program, whose restored backup this one does not know
  if (kind === undefined) return [];
  const item = { kind, topic: '', code, version };
  if (kind !== 'legal') return [{ ...item, entry: data } as AnyItem];
  const { effectiveFrom, sections } = data as EntryData<'legal'>;
  return [{ ...item, entry: { effectiveFrom }, words: wordsOf(sections) } as AnyItem];
}

/** Everything in `content_entry`. An edition of a legal text is only added; the trigger refuses anything else. */
export const entryStore: Store = {
  keeps: ({ kind }) => entryKindOf(kind) !== undefined,
  load: async (db) => {
    const rows = await db
      .select()
      .from(contentEntry)
      .orderBy(asc(contentEntry.kind), asc(contentEntry.code), asc(contentEntry.version));
    return rows.flatMap(itemOf);
  },
  async save(tx, item) {
    const kind = entryKindOf(item.kind);
    if (kind === undefined) return;
    const { code, version, entry } = item;
    const isLegal = item.kind === 'legal' && item.words !== undefined;
    const data = isLegal ? { ...item.entry, sections: sectionsOf(item.words) } : entry;
    await tx
      .insert(contentEntry)
      .values({ kind, code, version, data })
      .onConflictDoUpdate({
        target: [contentEntry.kind, contentEntry.code, contentEntry.version],
        set: { data },
      });
  },
};
