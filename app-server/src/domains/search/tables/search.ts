import { SEARCH_KINDS } from '@resort/mf-membership/contract';
import type { Language } from '@resort/shared/contract';
import { customType, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Picture } from '../../../locales/drawings.ts';
import type { Written } from '../../../locales/written.ts';
import { instant } from '../../../schema/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What members can search, one row for each thing that has a screen. Triggers of the tables with the content write it in
 * the same transaction (migration 0022), and nothing else does.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    kind: text({ enum: SEARCH_KINDS }).notNull(),
    /** what its screen is opened with: an id, a code, or two codes with a slash */
    ref: text().notNull(),
    title: jsonb().$type<Written>().notNull(),
    /** one sentence */
    summary: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
    picture: jsonb().$type<Picture>(),
    /** a code of `property`; null: of no hotel, or of all */
    property: text(),
    visibleFrom: instant(),
    /** exclusive; null: for good */
    visibleUntil: instant(),
    /** the title in all languages, folded by search_fold */
    titles: tsvector().notNull(),
    /** the same with summary B, hotel and kind C, and the rest D */
    words: tsvector().notNull(),
    /** the Latin letters of title and kind, for words that are nearly right */
    letters: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('search_entry_titles').using('gin', table.titles),
    index('search_entry_words').using('gin', table.words),
    index('search_entry_letters').using('gin', table.letters.op('gin_trgm_ops')),
  ],
);
