import { MEALS, PAY_TYPES, type Bed } from '@resort/mf-hotel/contract';
import { TIERS } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Picture } from '../../../locales/drawings.ts';
import { identityKey, reference, stamps } from '../../../schema/columns.ts';
import { property } from '../../../schema/properties.ts';

const inEach = <T>() => jsonb().$type<Readonly<Record<Language, T>>>().notNull();
const codes = () => text().array().notNull();
const pictures = () => jsonb().$type<readonly Picture[]>().notNull();

/** What members read about a hotel in one language; its name and address are its property's. */
export interface HotelText {
  /** one sentence */
  readonly summary: string;
  /** paragraphs, plain text */
  readonly about: readonly string[];
}

/** A desk of the hotel that can be called, besides its front desk. */
export interface HotelPhone {
  /** of domains/hotel/texts/desks */
  readonly desk: string;
  readonly number: string;
}

/** What a property offers to guests who stay there. */
export const hotel = pgTable(
  'hotel',
  {
    id: identityKey(101),
    code: text()
      .notNull()
      .unique()
      .references(() => property.code),
    texts: inEach<HotelText>(),
    /** of domains/hotel/texts */
    tags: codes(),
    facilities: codes(),
    pictures: pictures(),
    phones: jsonb().$type<readonly HotelPhone[]>().notNull(),
    /** HH:mm, Macau time */
    checkInFrom: text().notNull(),
    checkOutBy: text().notNull(),
    /** up to and with this age a guest is a child */
    childAge: integer().notNull(),
    /** whether the tourism tax is on the room's price alone, or on the service charge, too */
    taxMode: text({ enum: ['additive', 'compound'] }).notNull(),
    ...stamps,
  },
  (table) => [check('hotel_picture', sql`jsonb_array_length(${table.pictures}) > 0`)],
);

/** What members read about a room type in one language. */
export interface RoomTypeText {
  readonly name: string;
  /** one sentence */
  readonly summary: string;
  /** paragraphs, plain text */
  readonly about: readonly string[];
  readonly beds: string;
  readonly view: string;
}

/** Rooms that are sold as one kind. How many there are on a night says the inventory: `ROOM`, its id, the night. */
export const roomType = pgTable(
  'room_type',
  {
    id: identityKey(1001),
    hotelId: reference()
      .notNull()
      .references(() => hotel.id),
    code: text().notNull().unique(),
    texts: inEach<RoomTypeText>(),
    sizeSqm: integer().notNull(),
    /** of one room; children may also take the places of adults */
    maxAdults: integer().notNull(),
    maxChildren: integer().notNull(),
    /** what guests can choose from; empty: the beds are as they are */
    bedChoices: text().array().$type<Bed[]>().notNull().default([]),
    /** of content/hotels/amenities */
    amenities: codes(),
    pictures: pictures(),
    position: integer().notNull(),
    /** its place among the rooms that the group recommends; null: it has none */
    featured: integer(),
    ...stamps,
  },
  (table) => [
    index('room_type_hotel').on(table.hotelId, table.position),
    check('room_type_people', sql`${table.maxAdults} > 0 and ${table.maxChildren} >= 0`),
    check('room_type_picture', sql`jsonb_array_length(${table.pictures}) > 0`),
  ],
);

/** What members read about a rate in one language. */
export interface RatePlanText {
  readonly name: string;
  /** one sentence */
  readonly summary: string;
}

export const PENALTIES = ['firstNight', 'percent', 'full'] as const;

/**
 * A way to book any room of a hotel: its price is a share of the night's price, and what it includes is
 * added.
 */
export const ratePlan = pgTable(
  'rate_plan',
  {
    id: identityKey(1001),
    hotelId: reference()
      .notNull()
      .references(() => hotel.id),
    code: text().notNull(),
    texts: inEach<RatePlanText>(),
    meal: text({ enum: MEALS }).notNull(),
    payType: text({ enum: PAY_TYPES }).notNull(),
    /** the lowest tier that may have it; null: everybody */
    tierMin: text({ enum: TIERS }),
    /** hundredths of a per cent of the night's price */
    basisPoints: integer().notNull(),
    /** what a room and night costs more, for what is included; minor units of MOP */
    supplement: bigint({ mode: 'bigint' }).notNull(),
    minStay: integer().notNull().default(1),
    /** days before check-in by which it is to be booked */
    advanceDays: integer().notNull().default(0),
    /** cancelling is free until 18:00 so many days before check-in; null: never */
    freeDays: integer(),
    penalty: text({ enum: PENALTIES }).notNull(),
    /** of `percent`: whole per cent of the total */
    penaltyPercent: integer(),
    position: integer().notNull(),
    ...stamps,
  },
  (table) => [
    unique('rate_plan_code').on(table.hotelId, table.code),
    check('rate_plan_price', sql`${table.basisPoints} > 0 and ${table.supplement} >= 0`),
    check('rate_plan_days', sql`${table.minStay} > 0 and ${table.advanceDays} >= 0`),
    check(
      'rate_plan_penalty',
      sql`(${table.penalty} = 'percent') = (${table.penaltyPercent} is not null)
        and (${table.penaltyPercent} is null or ${table.penaltyPercent} between 1 and 100)`,
    ),
  ],
);

/** A room type on one night: what every rate's price is made of, and who may come and go. */
export const ratePrice = pgTable(
  'rate_price',
  {
    roomTypeId: reference()
      .notNull()
      .references(() => roomType.id),
    /** business date of the evening */
    night: date().notNull(),
    /** of one room, minor units of MOP, without service and tax */
    price: bigint({ mode: 'bigint' }).notNull(),
    /** of a stay that begins on this night */
    minStay: integer().notNull().default(1),
    closedToArrival: boolean().notNull().default(false),
    closedToDeparture: boolean().notNull().default(false),
    /** not sold at all */
    isClosed: boolean().notNull().default(false),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.roomTypeId, table.night] }),
    check('rate_price_price', sql`${table.price} > 0 and ${table.minStay} > 0`),
  ],
);
