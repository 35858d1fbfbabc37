import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/** Each time a member asked to leave, and how it ended; the newest without an end is under way. */
export const accountClosing = pgTable(
  'account_closing',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** the member's optional reason; erased with the other personal data */
    reason: text(),
    askedAt: instant().notNull(),
    /** from then on the personal data may be erased */
    closesAt: instant().notNull(),
    endedAt: instant(),
    outcome: text({ enum: ['RESTORED', 'CLOSED'] }),
    ...stamps,
  },
  (table) => [
    uniqueIndex('account_closing_open')
      .on(table.memberId)
      .where(sql`${table.endedAt} is null`),
    index('account_closing_due')
      .on(table.closesAt)
      .where(sql`${table.endedAt} is null`),
  ],
);
