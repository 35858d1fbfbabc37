import { BEDS, MEALS, PAY_TYPES } from '@resort/mf-hotel/contract';
import { TIERS } from '@resort/shared/calls/rows';
import { LANGUAGES, MONEY_TEXT } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin/skins';
import * as z from 'zod';
import { AREAS } from '../../../locales/offer-choices.ts';
import { pictureFile } from './picture-file.ts';
import { PENALTIES } from '../tables/hotels.ts';
import { AMENITIES, DESKS, FACILITIES, HOTEL_TAGS } from '../texts/catalogue.ts';

const words = z.string().trim().min(1);
const inEach = <T extends z.ZodType>(of: T) => z.record(z.enum(LANGUAGES), of);
const paragraphs = z.array(words).min(1).readonly();
const money = z.string().regex(MONEY_TEXT, 'must be an amount such as "1480.00"');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "15:00"');
const phone = z.string().regex(/^\+\d[\d ]{5,20}$/, 'must be a number such as "+853 2888 1000"');
const code = (pattern: RegExp) => z.string().regex(pattern, `must match ${pattern.source}`);
const count = (least: number, most: number) => z.int().min(least).max(most);

/** A code that has a name in the app; another one would be shown as it is. */
const oneOf = (what: string, codes: readonly string[]) =>
  z.string().refine((one) => codes.includes(one), {
    error: ({ input }) => `"${String(input)}" is no ${what}; there are ${codes.join(', ')}`,
  });

const QUARTERS = AREAS.flatMap(({ quarters }) => quarters.map((quarter) => quarter.code));
const AMENITY_CODES = AMENITIES.flatMap(({ items }) => Object.keys(items));

const room = z.strictObject({
  code: code(/^[A-Z][A-Z0-9-]{1,31}$/),
  texts: inEach(z.strictObject({ name: words, summary: words, about: paragraphs, beds: words, view: words })),
  sizeSqm: count(5, 5000),
  maxAdults: count(1, 20),
  maxChildren: count(0, 20),
  /** what guests can choose from at online check-in; empty: the beds are as they are */
  bedChoices: z.array(z.enum(BEDS)).default([]),
  amenities: z.array(oneOf('amenity', AMENITY_CODES)),
  pictures: z.array(pictureFile).min(1).readonly(),
  /** its place among the rooms that the group recommends */
  featured: z.int().nullable().default(null),
  /** price of a night and number of rooms, for a room type without any priced night */
  opening: z.strictObject({ price: money, rooms: count(1, 10_000) }).optional(),
});

const rate = z
  .strictObject({
    code: code(/^[A-Z][A-Z0-9-]{1,31}$/),
    texts: inEach(z.strictObject({ name: words, summary: words })),
    meal: z.enum(MEALS),
    payType: z.enum(PAY_TYPES),
    tierMin: z.enum(TIERS).nullable().default(null),
    basisPoints: count(1, 100_000),
    supplement: money.default('0.00'),
    minStay: count(1, 60).default(1),
    advanceDays: count(0, 400).default(0),
    freeDays: count(0, 400).nullable().default(null),
    penalty: z.enum(PENALTIES),
    penaltyPercent: count(1, 100).nullable().default(null),
  })
  .refine(({ penalty, penaltyPercent }) => (penalty === 'percent') === (penaltyPercent !== null), {
    error: 'penaltyPercent goes with the penalty "percent", and only with it',
    path: ['penaltyPercent'],
  });

/** What a hotel offers to guests who stay there; without it a property has outlets and shows, but no rooms. */
const stay = z.strictObject({
  texts: inEach(z.strictObject({ summary: words, about: paragraphs })),
  tags: z.array(oneOf('tag', Object.keys(HOTEL_TAGS))),
  facilities: z.array(oneOf('facility', Object.keys(FACILITIES))),
  pictures: z.array(pictureFile).min(1).readonly(),
  phones: z.array(z.strictObject({ desk: oneOf('desk', Object.keys(DESKS)), number: phone })),
  checkInFrom: time,
  checkOutBy: time,
  childAge: count(0, 17),
  taxMode: z.enum(['additive', 'compound']).default('additive'),
  rooms: z.array(room).min(1),
  rates: z.array(rate).min(1),
});

/** A hotel as `npm run properties` reads and writes it. */
export const hotelFile = z.strictObject({
  code: code(/^[a-z][a-z0-9-]{1,31}$/),
  name: inEach(words),
  address: inEach(words),
  area: oneOf('area', QUARTERS),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone,
  email: z.email(),
  skin: z.enum(SKINS),
  chargesToRoom: z.boolean().default(true),
  onlineCheckIn: z.boolean().default(false),
  position: count(0, 10_000),
  stay: stay.nullable().default(null),
});

export type HotelFile = z.infer<typeof hotelFile>;
export type StayFile = NonNullable<HotelFile['stay']>;
export type RoomFile = StayFile['rooms'][number];
