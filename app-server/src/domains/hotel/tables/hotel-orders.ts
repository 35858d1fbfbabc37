import type { Contact, Guest } from '@resort/mf-hotel/contract';
import { PAY_TYPES } from '@resort/mf-hotel/contract';
import type { Language } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { CancelRule } from '../../../schema/cancel-rule.ts';
import { identityKey, minor, reference, stamps } from '../../../schema/columns.ts';
import { ratePlan, roomType } from './hotels.ts';
import { orders } from '../../../schema/orders.ts';

/** What is stayed in with an order of the kind ROOM, or will be with one of the kind ROOM_CHANGE. */
export const hotelOrder = pgTable(
  'hotel_order',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id),
    roomTypeId: reference()
      .notNull()
      .references(() => roomType.id),
    ratePlanId: reference()
      .notNull()
      .references(() => ratePlan.id),
    /** business dates; the nights are those from `checkIn` up to, and without, `checkOut` */
    checkIn: date().notNull(),
    checkOut: date().notNull(),
    rooms: integer().notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    payType: text({ enum: PAY_TYPES }).notNull(),
    /** as it was agreed on; the rate may change after it */
    cancelRule: jsonb().$type<CancelRule>().notNull(),
    /** of all rooms and nights, minor units of the order's currency */
    roomTotal: minor().notNull(),
    service: minor().notNull(),
    tax: minor().notNull(),
    /** as the travel documents have them; the first is who is spoken to */
    guests: jsonb().$type<readonly Guest[]>().notNull(),
    contact: jsonb().$type<Contact>().notNull(),
    /** HH:mm, Macau time */
    arrivalTime: text(),
    remarks: text().notNull().default(''),
    /** why it was cancelled, in the guest's words */
    cancelReason: text(),
    /** in which the guest is written to */
    language: text().$type<Language>().notNull(),
    ...stamps,
  },
  (table) => [
    index('hotel_order_check_in').on(table.checkIn),
    check('hotel_order_days', sql`${table.checkOut} > ${table.checkIn}`),
    check('hotel_order_people', sql`${table.rooms} > 0 and ${table.adults} > 0 and ${table.children} >= 0`),
  ],
);

/** What each night of it costs. */
export const hotelOrderNight = pgTable(
  'hotel_order_night',
  {
    orderId: reference()
      .notNull()
      .references(() => hotelOrder.orderId),
    /** business date of the evening */
    night: date().notNull(),
    /** of all rooms, without service and tax, minor units of the order's currency */
    price: minor().notNull(),
    ...stamps,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.night] })],
);

export const PARTY_STATUSES = ['QUEUED', 'SENT', 'CONFIRMED', 'REJECTED'] as const;

export const PARTY_EVENTS = ['CONFIRMED', 'CHANGED', 'CANCELLED'] as const;

/** What was sent to a third party about a booking, event by event. */
export const partyDispatch = pgTable(
  'party_dispatch',
  {
    id: identityKey(),
    orderId: reference()
      .notNull()
      .references(() => hotelOrder.orderId),
    partyCode: text().notNull(),
    event: text({ enum: PARTY_EVENTS }).notNull().default('CONFIRMED'),
    /** of the booking's events for this party, from 1 on */
    sequence: integer().notNull().default(1),
    /** how often a command sent it again */
    resends: integer().notNull().default(0),
    /** the third party's idempotency key: every try has the same */
    partyRequestId: text().notNull().unique(),
    status: text({ enum: PARTY_STATUSES }).notNull(),
    /** theirs */
    partyRef: text(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    ...stamps,
  },
  (table) => [unique('party_dispatch_once').on(table.orderId, table.partyCode, table.sequence)],
);
