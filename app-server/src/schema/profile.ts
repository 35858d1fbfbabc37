import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** Names that members asked for, with the one each had then; at most one of a member's is under review. */
export const nameChange = pgTable(
  'name_change',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    earlierFirstName: text().notNull(),
    earlierLastName: text().notNull(),
    reason: text().notNull(),
    status: text({ enum: ['APPLIED', 'PENDING_REVIEW', 'APPROVED', 'REJECTED'] }).notNull(),
    /** when it was asked for */
    at: instant().notNull(),
    /** when it took effect or was refused; null under review */
    decidedAt: instant(),
    ...stamps,
  },
  (table) => [
    index('name_change_member').on(table.memberId, table.at),
    uniqueIndex('name_change_review')
      .on(table.memberId)
      .where(sql`${table.status} = 'PENDING_REVIEW'`),
  ],
);
