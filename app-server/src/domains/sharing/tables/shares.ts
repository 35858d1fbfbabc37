import { SHARE_CHANNELS, SHARE_KINDS } from '@resort/shared/calls/rows';
import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, reference } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';

/** A link that a member made: who shared what, and how. */
export const shareRecord = pgTable(
  'share_record',
  {
    token: text().primaryKey(),
    kind: text({ enum: SHARE_KINDS }).notNull(),
    /** the id of what is shared, as its domain writes it */
    targetId: text().notNull(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    channel: text({ enum: SHARE_CHANNELS }).notNull(),
    at: instant().notNull(),
  },
  (table) => [unique('share_record_once').on(table.memberId, table.kind, table.targetId, table.channel)],
);

/** Who opened a link, each once. */
export const shareVisit = pgTable(
  'share_visit',
  {
    token: text()
      .notNull()
      .references(() => shareRecord.token),
    /** a member's id, or what a visitor's app calls itself */
    visitor: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.token, table.visitor] })],
);
