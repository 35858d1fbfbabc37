import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';

/** A phone that has a pass of Apple Wallet and wants to hear of its changes. */
export const passRegistration = pgTable(
  'pass_registration',
  {
    /** the phone's own name for itself, only for us */
    device: text().notNull(),
    serial: text().notNull(),
    memberId: reference()
      .notNull()
      .references(() => member.id),
    /** names the phone to Apple's push service */
    pushToken: text().notNull(),
    /** digest of what the pass says; another one is a change */
    digest: bytea().notNull(),
    changedAt: instant().notNull(),
    checkedAt: instant().notNull(),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.device, table.serial] }),
    index('pass_registration_check').on(table.checkedAt),
    index('pass_registration_member').on(table.memberId),
  ],
);
