import { VOUCHER_SCENES } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, stamps } from './columns.ts';
import { property } from './properties.ts';

/** Where members are served: a restaurant, a spa, a shop, a front desk. */
export const outlet = pgTable('outlet', {
  /** on the wire */
  code: text().primaryKey(),
  name: jsonb().$type<Record<Language, string>>().notNull(),
  property: text()
    .notNull()
    .references(() => property.code),
  /** what is paid there: vouchers of other scenes are not used here */
  scene: text({ enum: VOUCHER_SCENES }).notNull(),
  /** HH:mm–HH:mm */
  hours: text().notNull(),
  phone: text().notNull(),
  /** scrypt, of the PIN that its staff enter on a member's phone */
  pinHash: text().notNull(),
  /** SHA-256 of the secret that its terminal shows with a scan */
  terminalHash: bytea().notNull().unique(),
  ...stamps,
});
