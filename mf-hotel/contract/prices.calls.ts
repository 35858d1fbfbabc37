import { askedDay, price, refundParts, tier } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { ratePrice, roomOnList } from './catalogue.calls.ts';
import {
  code,
  guests,
  nights,
  queryGuests,
  quoted,
  rate,
  stay,
  stayBar,
  stayCurrency,
  stayPrice,
} from './stay.ts';

const currency = z.optional(stayCurrency);
/** The member's own order that the stay would take the place of: its rooms count as free. */
const orderNo = z.optional(z.string().check(z.regex(/^[A-Z0-9]{6,24}$/)));

const calendarQuery = {
  /** default: the lowest of all hotels */
  hotelCode: z.optional(code),
  /** default: all of the hotel's; only with a hotel */
  roomTypeCode: z.optional(code),
  /** business dates, both with; at most 120 days */
  from: askedDay,
  to: askedDay,
  currency,
};

/** One night of the calendar. */
export const calendarDay = z.object({
  date: z.string(),
  /** the lowest price of one room, with service charge and tourism tax; null: unavailable */
  minPrice: z.nullable(price),
  currency: stayCurrency,
  /** CLOSED: not for sale, past, or too far ahead */
  state: z.enum(['OPEN', 'SOLD_OUT', 'CLOSED']),
  /** minimum nights of a stay that begins on this day */
  minStay: z.int(),
  /** no stay may begin, or end, on this day */
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
});
export type CalendarDay = z.infer<typeof calendarDay>;

export const priceCalls = defineCalls({
  'POST /hotel/getAvailability': {
    body: z.object({ hotelCode: code, ...nights, rooms: z.optional(guests.rooms) }),
    reply: z.array(
      z.object({
        roomTypeCode: code,
        /** rooms free on all of the nights, nine at most */
        available: z.int(),
        closed: z.boolean(),
        /** minimum nights of a stay that begins on the first day */
        minStay: z.int(),
        /** why this many rooms are unavailable; null: available */
        bar: z.nullable(stayBar),
      }),
    ),
    access: 'anyone',
    errors: ['DATES'],
    summary: 'How many rooms of each type are free for a stay',
  },
  'POST /hotel/getAvailabilityDetail': {
    body: z.object({
      hotelCode: code,
      roomTypeCode: code,
      ...nights,
      rooms: z.optional(guests.rooms),
      currency,
    }),
    reply: z.array(
      z.object({
        date: z.string(),
        /** nine at most */
        available: z.int(),
        /** the lowest price of one room, with service charge and tourism tax; null: unavailable */
        price: z.nullable(price),
        /** no stay may begin (`cta`), or end (`ctd`), on this day */
        cta: z.boolean(),
        ctd: z.boolean(),
        minStay: z.int(),
      }),
    ),
    access: 'anyone',
    errors: ['DATES'],
    summary: 'The same night by night for one room type',
  },
  'GET /hotel/getRatePrice': {
    query: z.extend(stay, { ...queryGuests, currency, orderNo }),
    reply: z.object({
      stay,
      rate,
      ...stayPrice.shape,
      /** identifies this quote in an address; it has no meaning for others */
      quoteId: z.string(),
      /** refunded if `orderNo` is changed to this stay, by means; empty: nothing, or no `orderNo` */
      refund: refundParts,
      ...quoted,
    }),
    errors: ['NO_ROOM', 'DATES', 'MIN_STAY', 'OCCUPANCY', 'RATE_TIER'],
    summary: 'What a stay costs this member, line by line, locked for ten minutes (I23)',
  },
  'GET /hotel/calendar': {
    query: z.object(calendarQuery),
    reply: z.array(calendarDay),
    access: 'anyone',
    errors: ['DATES'],
    summary: 'The lowest price of each night at any rate the caller can have; 120 days a call, 400 ahead',
  },
  'GET /hotel/calendar/rate-code': {
    query: z.object({ ...calendarQuery, hotelCode: code, rateCode: code }),
    reply: z.array(calendarDay),
    access: 'anyone',
    errors: ['DATES'],
    summary: 'The same at one rate',
  },
  'POST /hotel/bestAvailability/type': {
    body: z.object({ hotelCode: code, ...nights, ...guests, currency }),
    reply: z.array(roomOnList),
    errors: ['DATES'],
    summary: 'The room types available for a stay, the lowest price first',
  },
  'POST /hotel/bestAvailability/rate': {
    body: z.object({ hotelCode: code, roomTypeCode: code, ...nights, ...guests, currency, orderNo }),
    reply: z.array(ratePrice),
    errors: ['NO_ROOM', 'DATES', 'MIN_STAY', 'OCCUPANCY'],
    summary: 'The rates of one room type for a stay, the lowest total first, each locked for ten minutes',
  },
  'POST /mdp/card-level': {
    body: z.object({
      /** of the member's own card; the card of now without */
      cardNo: z.optional(z.string().check(z.maxLength(24))),
    }),
    reply: z.object({ level: tier, memberRateCodes: z.array(code) }),
    summary: 'The member’s tier and the member rates it opens. NOT_YOURS: the card is another’s',
  },
  'POST /hotel/checkCategories': {
    body: z.object({ hotelCode: code, categories: z.array(code).check(z.minLength(1), z.maxLength(20)) }),
    reply: z.array(
      z.object({
        code,
        eligible: z.boolean(),
        /** TIER: it is for a higher tier. UNKNOWN: the hotel has no such rate */
        reason: z.nullable(z.enum(['TIER', 'UNKNOWN'])),
      }),
    ),
    summary: 'Which of these rates the member can book in a hotel',
  },
});
