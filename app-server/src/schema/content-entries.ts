import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, stamps } from './columns.ts';

/**
 * What editors write besides pages and activities: advertisements, the home, filters, telephones, legal texts. Which
 * fields a kind has: core/content/kinds.ts. A version of a legal text is never updated or deleted; a trigger refuses it.
 */
export const contentEntry = pgTable(
  'content_entry',
  {
    id: identityKey(),
    kind: text().notNull(),
    /** the editors' name for it, within its kind */
    code: text().notNull(),
    /** of a legal text; else empty */
    version: text().notNull().default(''),
    /** with its texts in five languages */
    data: jsonb().notNull(),
    ...stamps,
  },
  (table) => [unique('content_entry_code').on(table.kind, table.code, table.version)],
);

/** The imports that changed something. The highest id is the revision by which servers notice one. */
export const contentImport = pgTable('content_import', {
  id: identityKey(),
  /** who ran it, for people */
  actor: text().notNull(),
  /** paths of the files */
  added: text().array().notNull(),
  changed: text().array().notNull(),
  ...stamps,
});
