import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';

/** What a member last did with a pop window; together with its frequency it says when the window is due again. */
export const popWindowState = pgTable(
  'pop_window_state',
  {
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** of content/pop-windows.ts */
    windowId: text().notNull(),
    seenAt: instant(),
    closedAt: instant(),
    neverAt: instant(),
    ...stamps,
  },
  (table) => [primaryKey({ columns: [table.memberId, table.windowId] })],
);
