import type { ShopKind, TherapistWish } from '@resort/mf-shop/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Picture } from '../../../locales/drawings.ts';
import type { Texts } from '../../../locales/texts.ts';
import type { Wanted } from '../../../schema/wanted-types.ts';
import { identityKey, instant, reference, stamps } from '../../../schema/columns.ts';
import { member } from '../../../schema/identity.ts';
import { orders } from '../../../schema/orders.ts';
import { outlet } from '../../../schema/outlets.ts';

/** Minutes after midnight of the day it begins, `[from, to)`; `to` above 1440 is after midnight. */
export type OpenPeriod = readonly [from: number, to: number];

/** Where guests of a restaurant sit. A private one is taken by one party at a time, the others by the cover. */
export interface ShopArea {
  readonly code: string;
  readonly name: Texts;
  readonly isPrivate: boolean;
  /** guests that it seats at once */
  readonly covers: number;
  readonly minParty: number;
  readonly maxParty: number;
}

/** A private dining room or a treatment room, as members read of it. */
export interface ShopRoomRow {
  /** of a private room: its area's */
  readonly code: string;
  readonly name: Texts;
  readonly text: Texts;
  readonly minGuests: number;
  readonly maxGuests: number;
  readonly sizeSqm: number;
  readonly pictures: readonly Picture[];
  /** codes of content/shop-choices */
  readonly features: readonly string[];
  /** a decimal text, MOP */
  readonly minimumSpend: string | null;
}

export interface ShopServiceRow {
  readonly code: string;
  readonly name: Texts;
  readonly text: Texts;
  readonly minutes: number;
  /** a decimal text, MOP, for one guest */
  readonly price: string;
}

export interface ShopTherapist {
  readonly code: string;
  readonly name: Texts;
  readonly gender: Exclude<TherapistWish, 'ANY'>;
}

export interface ShopDish {
  readonly name: Texts;
  readonly text: Texts;
  readonly price: string | null;
  readonly signs: readonly ('SIGNATURE' | 'VEGETARIAN' | 'SPICY')[];
}

export type ShopDeposit =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'PER_GUEST'; readonly amount: string; readonly fromParty: number }
  | { readonly kind: 'PERCENT'; readonly percent: number };

/** How reservations are taken; minutes and hours. */
export interface ReserveRules {
  /** API: the venue answers itself */
  readonly channel: 'NATIVE' | 'API';
  readonly minParty: number;
  readonly maxParty: number;
  readonly leadMinutes: number;
  readonly daysAhead: number;
  /** a multiple of a quarter of an hour */
  readonly slotMinutes: number;
  /** dining: how long a table is kept; spa: what preparing the room takes after a treatment */
  readonly turnMinutes: number;
  /** dining: the last guests are seated so long before closing */
  readonly lastSeatingMinutes: number;
  readonly deposit: ShopDeposit;
  readonly cancelFreeHours: number;
  /** of the deposit, whole per cent */
  readonly noShowFee: number;
}

/** What members read of an outlet and book there; the outlet itself is a row of `outlet`. */
export const shop = pgTable(
  'shop',
  {
    code: text()
      .primaryKey()
      .references(() => outlet.code),
    kind: text().$type<ShopKind>().notNull(),
    /** the cuisine, or the kind of treatments or goods: a code of content/shop-choices */
    category: text().notNull(),
    labels: text().array().notNull(),
    /** 1 to 4 */
    priceLevel: integer().notNull(),
    summary: jsonb().$type<Texts>().notNull(),
    description: jsonb().$type<Texts>().notNull(),
    level: jsonb().$type<Texts>().notNull(),
    dressCode: jsonb().$type<Texts>(),
    /** the first is its picture */
    pictures: jsonb().$type<readonly Picture[]>().notNull(),
    /** seven lists, Monday first */
    week: jsonb().$type<readonly (readonly OpenPeriod[])[]>().notNull(),
    menu: jsonb()
      .$type<readonly { readonly name: Texts; readonly dishes: readonly ShopDish[] }[]>()
      .notNull(),
    areas: jsonb().$type<readonly ShopArea[]>().notNull(),
    rooms: jsonb().$type<readonly ShopRoomRow[]>().notNull(),
    services: jsonb().$type<readonly ShopServiceRow[]>().notNull(),
    therapists: jsonb().$type<readonly ShopTherapist[]>().notNull(),
    /** null: no reservations */
    reserve: jsonb().$type<ReserveRules>(),
    /** WGS 84 */
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    takesVouchers: boolean().notNull(),
    /** the lower, the sooner it is recommended */
    rank: integer().notNull(),
    ...stamps,
  },
  (table) => [
    check('shop_picture', sql`jsonb_array_length(${table.pictures}) > 0`),
    check('shop_price_level', sql`${table.priceLevel} between 1 and 4`),
    check('shop_week', sql`jsonb_array_length(${table.week}) = 7`),
  ],
);

/** Days on which an outlet does not open, the first and the last; a night that began before goes on. */
export const shopClosure = pgTable(
  'shop_closure',
  {
    id: identityKey(),
    shop: text()
      .notNull()
      .references(() => shop.code),
    fromDay: date().notNull(),
    toDay: date().notNull(),
    reason: jsonb().$type<Texts>().notNull(),
    ...stamps,
  },
  (table) => [
    index('shop_closure_shop').on(table.shop),
    check('shop_closure_days', sql`${table.fromDay} <= ${table.toDay}`),
  ],
);

/** Days on which an outlet takes no more reservations although it opens. */
export const shopSoldOut = pgTable(
  'shop_sold_out',
  {
    shop: text()
      .notNull()
      .references(() => shop.code),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shop, table.day] })],
);

/** A member's saved outlets. */
export const shopCollect = pgTable(
  'shop_collect',
  {
    memberId: reference()
      .notNull()
      .references(() => member.id),
    shop: text()
      .notNull()
      .references(() => shop.code),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.shop] })],
);

/** Whom the venue calls. */
export interface ReservationContact {
  readonly title: 'MR' | 'MS' | 'MRS';
  readonly firstName: string;
  readonly lastName: string;
  /** both left out: the member's own number */
  readonly areaCode?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Another time or party that a venue was asked for, beside the reservation that it has accepted. Until it accepts this
 * one too, the reservation is as it was and the order has enough for either of them.
 */
export interface ReservationChange {
  /** DECLINED: kept so that the member can be notified */
  readonly state: 'ASKED' | 'DECLINED';
  /** of DECLINED, in the venue's words; null: it never answered */
  readonly reason: string | null;
  /** what the reservation becomes; instants as ISO 8601 */
  readonly to: {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly party: number;
    readonly children: number;
    readonly place: string;
    readonly therapists: readonly string[];
    readonly therapistWish: TherapistWish | null;
    readonly contact: ReservationContact;
    readonly occasion: string | null;
    readonly remarks: string;
  };
  /** what the order has of the inventory when it is declined, and when it is accepted */
  readonly keeps: Wanted;
  readonly takes: Wanted;
}

/** What an order of kind DINING or SPA is for. */
export const reservation = pgTable(
  'reservation',
  {
    orderId: reference()
      .primaryKey()
      .references(() => orders.id),
    shop: text()
      .notNull()
      .references(() => shop.code),
    channel: text({ enum: ['NATIVE', 'API'] }).notNull(),
    startsAt: instant().notNull(),
    /** the guests' own time is over; the room may be prepared after it */
    endsAt: instant().notNull(),
    party: integer().notNull(),
    children: integer().notNull(),
    /** a restaurant's area, a spa's treatment room */
    place: text().notNull(),
    /** codes; empty: a table */
    services: text().array().notNull(),
    therapistWish: text({ enum: ['ANY', 'F', 'M'] }),
    therapists: text().array().notNull(),
    /** null: the membership is closed, nobody can tell who it was */
    contact: jsonb().$type<ReservationContact>(),
    occasion: text(),
    remarks: text().notNull(),
    /** as it was agreed: hours in which cancelling is free, and per cent of the deposit after them */
    cancelFreeHours: integer().notNull(),
    noShowFee: integer().notNull(),
    /** counts the changes: an answer to an earlier request is none to this one */
    revision: integer().notNull().default(1),
    /** the venue's own number, where it answers itself */
    venueRef: text(),
    change: jsonb().$type<ReservationChange>(),
    /**
     * the reason of a cancellation or refusal, in the words of the person who gave it; null with a refusal:
     * nobody answered in time
     */
    cancelReason: text(),
    ...stamps,
  },
  (table) => [
    index('reservation_shop').on(table.shop, table.startsAt),
    index('reservation_start').on(table.startsAt),
    check('reservation_time', sql`${table.startsAt} < ${table.endsAt}`),
    check('reservation_party', sql`${table.party} > 0 and ${table.children} between 0 and ${table.party}`),
  ],
);
