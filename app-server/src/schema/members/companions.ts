import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, reference, stamps } from '../columns.ts';
import { member } from '../identity.ts';

/** Who often comes along: a name as on the travel document, for the guests of a stay. A deleted one has no row. */
export const companion = pgTable(
  'companion',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** normalised, see ENGLISH_NAME */
    firstName: text().notNull(),
    lastName: text().notNull(),
    ...stamps,
  },
  (table) => [uniqueIndex('companion_name').on(table.memberId, table.lastName, table.firstName)],
);
