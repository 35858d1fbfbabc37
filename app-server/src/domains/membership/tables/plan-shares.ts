import { sql } from 'drizzle-orm';
import { date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, identityKey, instant, reference } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';

/** A link by which others see some of a member's plans. Each member has at most one that is not stopped. */
export const planShare = pgTable(
  'plan_share',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** SHA-256 of the token: finds the link */
    tokenHash: bytea().notNull().unique(),
    /** the token itself, so that its member can send it again */
    tokenSealed: bytea().notNull(),
    /** ids of `GET /member/plans` */
    planIds: text().array().notNull(),
    /** the last business date on which it opens */
    until: date({ mode: 'string' }).notNull(),
    at: instant().notNull(),
    stoppedAt: instant(),
  },
  (table) => [
    uniqueIndex('plan_share_running')
      .on(table.memberId)
      .where(sql`${table.stoppedAt} is null`),
  ],
);
