import { BEDS } from '@resort/mf-hotel/contract';
import { DOC_TYPES } from '@resort/shared/documents';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant, reference, stamps } from '../../../schema/columns.ts';
import { hotelOrder } from './hotel-orders.ts';

/** The check-in data of a stay, sent before arrival. The expected time is the order's own. */
export const stayCheckIn = pgTable('stay_check_in', {
  orderId: reference()
    .primaryKey()
    .references(() => hotelOrder.orderId),
  /** null: no preference, or no choice */
  bed: text({ enum: BEDS }),
  sentAt: instant().notNull(),
  ...stamps,
});

/** A guest of the room, for the hotel's register. */
export const stayCheckInGuest = pgTable(
  'stay_check_in_guest',
  {
    orderId: reference()
      .notNull()
      .references(() => stayCheckIn.orderId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    docType: text({ enum: DOC_TYPES }).notNull(),
    /** AES-256-GCM of the order and the number, which is stored nowhere else */
    docSealed: bytea().notNull(),
    /** ISO 3166-1 alpha-2 */
    nationality: text().notNull(),
    dateOfBirth: date().notNull(),
    ...stamps,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
