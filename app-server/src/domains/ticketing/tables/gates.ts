import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityKey, instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';
import { property } from '../../../schema/properties.ts';
import type { Texts } from '../../../locales/texts.ts';
import { ticket } from './tickets.ts';

/** Where tickets are scanned; proves itself by its code and PIN. */
export const gate = pgTable('gate', {
  code: text().primaryKey(),
  name: jsonb().$type<Texts>().notNull(),
  /** the hotel whose events it admits to */
  property: text()
    .notNull()
    .references(() => property.code),
  /** codes of events; empty: all events of the hotel */
  events: text().array().notNull().default([]),
  /** scrypt, of the PIN that its staff enter */
  pinHash: text().notNull(),
  ...stamps,
});

/** Which gate let a ticket in. Append-only. */
export const ticketEntry = pgTable('ticket_entry', {
  ticketId: reference()
    .primaryKey()
    .references(() => ticket.id),
  gate: text()
    .notNull()
    .references(() => gate.code),
  at: instant().notNull(),
});

/** A ticket on its way to somebody else. One of a ticket waits at a time. */
export const ticketTransfer = pgTable(
  'ticket_transfer',
  {
    id: identityKey(),
    ticketId: reference()
      .notNull()
      .references(() => ticket.id),
    fromMemberId: reference()
      .notNull()
      .references(() => member.id),
    /** whoever has this number may accept; '' when the giver's membership is closed */
    toAreaCode: text().notNull(),
    toPhone: text().notNull(),
    status: text({ enum: ['PENDING', 'ACCEPTED', 'LAPSED', 'WITHDRAWN'] })
      .notNull()
      .default('PENDING'),
    givenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** the receiver's own, where it was accepted */
    newTicketId: reference()
      .unique()
      .references(() => ticket.id),
    ...stamps,
  },
  (table) => [
    uniqueIndex('ticket_transfer_pending')
      .on(table.ticketId)
      .where(sql`${table.status} = 'PENDING'`),
    index('ticket_transfer_due')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'PENDING'`),
    index('ticket_transfer_to')
      .on(table.toAreaCode, table.toPhone)
      .where(sql`${table.status} = 'PENDING'`),
    index('ticket_transfer_from').on(table.fromMemberId),
    check('ticket_transfer_settled', sql`(${table.status} = 'PENDING') = (${table.settledAt} is null)`),
    check(
      'ticket_transfer_accepted',
      sql`(${table.status} = 'ACCEPTED') = (${table.newTicketId} is not null)`,
    ),
  ],
);
