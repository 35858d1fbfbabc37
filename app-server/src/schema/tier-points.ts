import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from './columns.ts';
import { member } from './identity.ts';

/**
 * Points that count towards a tier. They are never spent, so they are separate from the ledger. Once per
 * reference.
 */
export const tierPoint = pgTable(
  'tier_point',
  {
    id: identityKey(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** below zero for what is taken back */
    points: integer().notNull(),
    at: instant().notNull(),
    /** what it was earned with: an order's kind and number */
    refKind: text().notNull(),
    refId: text().notNull(),
    ...stamps,
  },
  (table) => [
    unique('tier_point_reference').on(table.refKind, table.refId),
    index('tier_point_member').on(table.memberId, table.at),
    check('tier_point_not_zero', sql`${table.points} <> 0`),
  ],
);
