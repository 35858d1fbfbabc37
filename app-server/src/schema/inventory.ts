import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identityKey, reference, stamps } from './columns.ts';
import { orders } from './orders.ts';

/** Half-open, `[from, to)`: what ends at eight leaves eight free. */
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** What is counted: room nights, ticket quota, covers, goods. */
export const inventoryCounter = pgTable(
  'inventory_counter',
  {
    /** `ROOM`, `TICKET`, `COVERS`, `GOODS` */
    type: text().notNull(),
    /** which of them: the room type's id, the session's */
    key: text().notNull(),
    /** the night, the quarter of an hour, '' for what has no time; sorts as time does */
    period: text().notNull(),
    total: integer().notNull(),
    /** for orders that may still come to nothing */
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.type, table.key, table.period] }),
    check('inventory_counter_never_oversold', sql`${table.sold} + ${table.held} <= ${table.total}`),
    check('inventory_counter_never_negative', sql`${table.sold} >= 0 and ${table.held} >= 0`),
  ],
);

/** What there is once: a seat of a session, a therapist, a treatment room. Its row is what takers lock. */
export const inventoryUnit = pgTable(
  'inventory_unit',
  {
    /** `SEAT`, `THERAPIST` */
    type: text().notNull(),
    /** the session of a seat; the resource itself */
    key: text().notNull(),
    /** the seat; '' for a resource */
    name: text().notNull(),
    ...stamps,
  },
  (table) => [primaryKey({ columns: [table.type, table.key, table.name] })],
);

export const HOLD_SHAPES = ['COUNTER', 'RESOURCE', 'SEAT'] as const;

/**
 * An order's share of it. Moves from HELD to SOLD, FREED or LAPSED and from SOLD to FREED, never back; the counters follow
 * the rows that really moved. Two live bookings of a resource never overlap (exclusion constraint in the guards).
 */
export const inventoryHold = pgTable(
  'inventory_hold',
  {
    id: identityKey(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    shape: text({ enum: HOLD_SHAPES }).notNull(),
    type: text().notNull(),
    key: text().notNull(),
    /** COUNTER: the period. SEAT: the seat. RESOURCE: '' */
    slot: text().notNull(),
    /** RESOURCE only */
    during: tstzrange(),
    quantity: integer().notNull(),
    /** LAPSED: freed with the hold that ran out, so that a late payment knows what to take again */
    state: text({ enum: ['HELD', 'SOLD', 'FREED', 'LAPSED'] })
      .notNull()
      .default('HELD'),
    ...stamps,
  },
  (table) => [
    index('inventory_hold_order').on(table.orderId),
    // counted at each scrape of the metrics
    index('inventory_hold_open')
      .on(table.id)
      .where(sql`${table.state} = 'HELD'`),
    uniqueIndex('inventory_hold_seat')
      .on(table.type, table.key, table.slot)
      .where(sql`${table.shape} = 'SEAT' and ${table.state} in ('HELD', 'SOLD')`),
    check(
      'inventory_hold_quantity',
      sql`${table.quantity} > 0 and (${table.shape} = 'COUNTER' or ${table.quantity} = 1)`,
    ),
    check('inventory_hold_during', sql`(${table.shape} = 'RESOURCE') = (${table.during} is not null)`),
  ],
);
