import type { EventKind, RealNameRule, RefundRule } from '@resort/mf-ticketing/contract';
import type { Tier } from '@resort/shared/calls/rows';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Picture } from '../../../locales/drawings.ts';
import { bytea, identityKey, instant, minor, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';
import { orders } from '../../../schema/orders.ts';
import { property } from '../../../schema/properties.ts';
import { realName } from './real-names.ts';
import type { Texts } from '../../../locales/texts.ts';

/** A price category: whom it is for, or what is seen from there. */
export interface EventCategory {
  readonly code: string;
  readonly name: Texts;
  readonly text: Texts;
  /** of one order; null: as many as the event's */
  readonly maxPerOrder: number | null;
  /** its price is no adult's, so that no list begins with it */
  readonly isReduced: boolean;
}

/** A hotel whose guests get an advantage at the event. */
export interface EventHotel {
  readonly hotelCode: string;
  readonly offer: Texts;
}

/** A row of a plan; lengths are of one place. `places` has the form of the contract's `seatRow`. */
export interface PlanRow {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly bend: number;
  readonly first: number;
  readonly places: string;
  readonly wheelchair?: readonly number[];
}

/** The seats of a hall; y increases away from the stage. */
export interface SeatPlan {
  readonly width: number;
  readonly height: number;
  readonly stage: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly label: Texts;
  };
  readonly blocks: readonly {
    readonly id: string;
    readonly name: Texts;
    readonly rows: readonly PlanRow[];
  }[];
}

export const seatMap = pgTable('seat_map', {
  code: text().primaryKey(),
  plan: jsonb().$type<SeatPlan>().notNull(),
  ...stamps,
});

/** A show or an attraction. */
export const ticketEvent = pgTable(
  'ticket_event',
  {
    code: text().primaryKey(),
    property: text()
      .notNull()
      .references(() => property.code),
    kind: text().$type<EventKind>().notNull(),
    title: jsonb().$type<Texts>().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    description: jsonb().$type<Texts>().notNull(),
    venue: jsonb().$type<Texts>().notNull(),
    /** what is to be known of a visit */
    sections: jsonb()
      .$type<readonly { readonly id: string; readonly title: Texts; readonly text: Texts }[]>()
      .notNull(),
    /** the first is its picture */
    pictures: jsonb().$type<readonly Picture[]>().notNull(),
    /** WGS 84 */
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** null: as long as guests like */
    durationMinutes: integer(),
    doorsMinutes: integer().notNull(),
    /** null: so many tickets of each category */
    seatMap: text().references(() => seatMap.code),
    /** the dearest first for seats; a digit of a plan's `places` is an index into it */
    categories: jsonb().$type<readonly EventCategory[]>().notNull(),
    realName: text().$type<RealNameRule>().notNull(),
    /** of every named guest, whole years on the day; null: all ages */
    minAge: integer(),
    maxPerOrder: integer().notNull(),
    /** tickets of one member for one performance, by tier */
    maxPerMember: jsonb().$type<Readonly<Record<Tier, number>>>().notNull(),
    /** sales begin; with a presale for its tier, else for all */
    saleFrom: instant().notNull(),
    /** with `publicFrom`: until then for this tier and those above, and for invited members */
    presaleTier: text().$type<Tier>(),
    publicFrom: instant(),
    refund: jsonb().$type<RefundRule>(),
    hotels: jsonb().$type<readonly EventHotel[]>().notNull(),
    takesVouchers: boolean().notNull(),
    /** position in lists, lowest first */
    rank: integer().notNull(),
    ...stamps,
  },
  (table) => [
    check('ticket_event_picture', sql`jsonb_array_length(${table.pictures}) > 0`),
    check('ticket_event_limit', sql`${table.maxPerOrder} > 0`),
    check('ticket_event_presale', sql`(${table.presaleTier} is null) = (${table.publicFrom} is null)`),
  ],
);

/** One performance, time slot or day of an event. Its inventory has the remaining places, under its id. */
export const eventPerformance = pgTable(
  'event_performance',
  {
    id: identityKey(),
    event: text()
      .notNull()
      .references(() => ticketEvent.code),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** the last moment in which a ticket is sold */
    salesUntil: instant().notNull(),
    /** seats of its plan that are not for sale */
    blocked: text().array().notNull().default([]),
    ...stamps,
  },
  (table) => [
    uniqueIndex('event_performance_start').on(table.event, table.startsAt),
    check('event_performance_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** What a category of a performance costs and what it is counted in. */
export const performanceCategory = pgTable(
  'performance_category',
  {
    performanceId: reference()
      .notNull()
      .references(() => eventPerformance.id),
    /** one of the event's categories */
    code: text().notNull(),
    price: minor().notNull(),
    /** the counter that its tickets are taken from, which several may share; '' where seats are chosen */
    pool: text().notNull(),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.performanceId, table.code] }),
    check('performance_category_price', sql`${table.price} >= 0`),
  ],
);

/** ACCESS: buys before the public sale; TICKETS: tickets for nothing. */
export const INVITE_GRANTS = ['ACCESS', 'TICKETS'] as const;

export const inviteCode = pgTable(
  'invite_code',
  {
    id: identityKey(),
    event: text()
      .notNull()
      .references(() => ticketEvent.code),
    /** in capitals, without spaces */
    code: text().notNull(),
    grants: text({ enum: INVITE_GRANTS }).notNull(),
    /** tickets that all members together have by it, and one of them */
    quota: integer().notNull(),
    perMember: integer().notNull(),
    validUntil: instant().notNull(),
    ...stamps,
  },
  (table) => [
    uniqueIndex('invite_code_code').on(table.event, table.code),
    check('invite_code_quota', sql`${table.quota} > 0 and ${table.perMember} > 0`),
  ],
);

/** What an order of kind TICKET is for. */
export const ticketOrder = pgTable(
  'ticket_order',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id),
    performanceId: reference()
      .notNull()
      .references(() => eventPerformance.id),
    /** the terms that were accepted, and the refund rule as it was then */
    termsVersion: text().notNull(),
    refund: jsonb().$type<RefundRule>(),
    inviteId: reference().references(() => inviteCode.id),
    /** when its hold was made longer, for paying: once */
    extendedAt: instant(),
    ...stamps,
  },
  (table) => [
    index('ticket_order_performance').on(table.performanceId),
    index('ticket_order_invite').on(table.inviteId),
  ],
);

/**
 * One place of an order, for one guest. It is live while its order is held or confirmed and its ticket was neither
 * refunded nor given away: of a performance one live position has a seat, and one a document (I9, I11).
 */
export const ticketPosition = pgTable(
  'ticket_position',
  {
    id: identityKey(),
    orderId: reference()
      .notNull()
      .references(() => orders.id),
    performanceId: reference()
      .notNull()
      .references(() => eventPerformance.id),
    category: text().notNull(),
    price: minor().notNull(),
    /** null: not chosen yet, or the performance has none */
    seat: text(),
    /** the saved guest who is bound, of the member whose order it is; null again when they are erased */
    realNameId: reference().references(() => realName.id, { onDelete: 'set null' }),
    /** of the guest's document; outlives an erased guest until the performance is over */
    docHash: bytea(),
    isLive: boolean().notNull().default(true),
    ...stamps,
  },
  (table) => [
    index('ticket_position_order').on(table.orderId),
    index('ticket_position_real_name').on(table.realNameId),
    // of the job that forgets documents of the erased
    index('ticket_position_erased')
      .on(table.performanceId)
      .where(sql`${table.realNameId} is null and ${table.docHash} is not null`),
    uniqueIndex('ticket_position_seat')
      .on(table.performanceId, table.seat)
      .where(sql`${table.isLive} and ${table.seat} is not null`),
    uniqueIndex('ticket_position_document')
      .on(table.performanceId, table.docHash)
      .where(sql`${table.isLive} and ${table.docHash} is not null`),
    check('ticket_position_bound', sql`${table.realNameId} is null or ${table.docHash} is not null`),
  ],
);

/** VOID: given away. */
export const TICKET_STATES = ['ISSUED', 'GIFT_PENDING', 'VERIFIED', 'REFUNDED', 'VOID'] as const;

/**
 * What opens the gate; made when its order is confirmed. Whoever changes one has locked its order before. One that is
 * given away goes VOID with its position, and the receiver has an order, a position and a ticket of their own.
 */
export const ticket = pgTable(
  'ticket',
  {
    id: identityKey(),
    /** for people and the gate: twelve random base32 digits */
    ticketNo: text().notNull().unique(),
    positionId: reference()
      .notNull()
      .unique()
      .references(() => ticketPosition.id),
    performanceId: reference()
      .notNull()
      .references(() => eventPerformance.id),
    /** who shows it */
    holderId: reference()
      .notNull()
      .references(() => member.id),
    seat: text(),
    status: text({ enum: TICKET_STATES }).notNull().default('ISSUED'),
    /** its share of what the order was paid with, money and dollars */
    paid: minor().notNull(),
    /** what came back of that; null: it did not go back */
    refunded: minor(),
    issuedAt: instant().notNull(),
    verifiedAt: instant(),
    ...stamps,
  },
  (table) => [
    index('ticket_holder').on(table.holderId, table.id),
    uniqueIndex('ticket_seat')
      .on(table.performanceId, table.seat)
      .where(sql`${table.seat} is not null and ${table.status} in ('ISSUED', 'GIFT_PENDING', 'VERIFIED')`),
    check('ticket_verified', sql`(${table.status} = 'VERIFIED') = (${table.verifiedAt} is not null)`),
    check('ticket_paid', sql`${table.paid} >= 0 and ${table.refunded} between 0 and ${table.paid}`),
    check('ticket_refunded', sql`(${table.status} = 'REFUNDED') = (${table.refunded} is not null)`),
  ],
);
