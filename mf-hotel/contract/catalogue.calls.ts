import { askedDay, pageOf, paging, picture, price } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import {
  code,
  guests,
  nights,
  queryGuests,
  quoted,
  rate,
  roomType,
  stayBar,
  stayCurrency,
  stayPrice,
} from './stay.ts';

export const HOTEL_SORTS = ['RECOMMENDED', 'PRICE_UP', 'PRICE_DOWN'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** A name with its code. */
const named = z.object({ code: z.string(), name: z.string() });

const hotelBrief = z.object({
  hotelId: z.string(),
  hotelCode: code,
  name: z.string(),
  /** one sentence */
  summary: z.string(),
  /** the hotel's skin */
  skin: z.string(),
  cover: picture,
  address: z.string(),
  area: named,
  /** WGS 84, degrees */
  geo: z.object({ lat: z.number(), lng: z.number() }),
  tags: z.array(named),
});

/** A hotel in the list. */
export const hotelOnList = z.extend(hotelBrief, {
  /**
   * of one room and night, with service charge and tourism tax: the average of the cheapest stay for the requested
   * dates, or the lowest of the next 30 nights without dates; null: there is none
   */
  fromPrice: z.nullable(price),
  /** the lowest total of the requested stay, all inclusive; null: no dates, or unavailable */
  fromTotal: z.nullable(price),
  currency: stayCurrency,
  /** no room is left for this request */
  soldOut: z.boolean(),
});
export type HotelOnList = z.infer<typeof hotelOnList>;

const phone = z.object({ name: z.string(), number: z.string() });

export const hotelPage = z.extend(hotelBrief, {
  /** some sentences, a paragraph each */
  about: z.array(z.string()),
  images: z.array(picture),
  /** `icon` is a name of the kit's signs; an unknown one is shown as a star */
  facilities: z.array(z.object({ code: z.string(), icon: z.string(), name: z.string(), text: z.string() })),
  policies: z.object({
    /** HH:mm, Macau time */
    checkInFrom: z.string(),
    checkOutBy: z.string(),
    /** the highest age of a child */
    childAge: z.int(),
    /** the service charge and the tourism tax, parts of the room's price: `0.10`, `0.05` */
    serviceRate: z.string(),
    taxRate: z.string(),
    /** in words: children, extra beds, pets, smoking, identification */
    texts: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  /** the name and the address in Chinese, whatever the request's language, to show to a driver */
  inChinese: z.object({ name: z.string(), address: z.string() }),
  phones: z.array(phone),
  email: z.string(),
});
export type HotelPage = z.infer<typeof hotelPage>;

/** A room type with what it costs at least. */
export const roomOnList = z.extend(roomType, {
  /** as for a hotel; null: unavailable */
  fromPrice: z.nullable(price),
  /** the lowest total of the stay, all inclusive; null: no dates, or unavailable */
  fromTotal: z.nullable(price),
  /** the lowest is the caller's own member rate */
  isMemberPrice: z.boolean(),
  currency: stayCurrency,
  /** rooms left, if five or fewer; else null */
  left: z.nullable(z.int()),
  /** why it is unavailable; null: it is available */
  bar: z.nullable(stayBar),
  /** for MIN_STAY: minimum nights */
  minStay: z.int(),
});
export type RoomOnList = z.infer<typeof roomOnList>;

export const roomPage = z.extend(roomType, {
  about: z.array(z.string()),
  /** what is in the room, by topic */
  amenities: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  hotelName: z.string(),
});
export type RoomPage = z.infer<typeof roomPage>;

/** A rate with its price for one stay, and the lock for taking it. */
export const ratePrice = z.extend(rate, {
  price: stayPrice,
  /** per room and night on average, with service charge and tourism tax */
  perNight: price,
  /** of a member rate: the total of the same stay, meals and way to pay for everybody, where it is higher; else null */
  insteadOf: z.nullable(price),
  ...quoted,
});
export type RatePrice = z.infer<typeof ratePrice>;

/** Optional dates and guests: all of the dates or none; without guests, one room for two adults. */
const wish = {
  checkIn: z.optional(askedDay),
  checkOut: z.optional(askedDay),
  rooms: z.optional(guests.rooms),
  adults: z.optional(guests.adults),
  children: z.optional(guests.children),
  /** the member's own without */
  currency: z.optional(stayCurrency),
};

export const catalogueCalls = defineCalls({
  'POST /hotel/getHotelList': {
    body: z.object({
      ...wish,
      property: z.optional(code),
      /** areas or quarters of Macau; `GET /offer/filter/address` names them */
      areas: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20))),
      /** searched in name, summary and address, in the request's language and in English */
      keyword: z.optional(z.string().check(z.maxLength(60))),
      /** RECOMMENDED by default; sold-out hotels come last */
      sort: z.optional(z.enum(HOTEL_SORTS)),
      ...paging,
    }),
    reply: z.extend(pageOf(hotelOnList), {
      /** areas with hotels, independent of the filter */
      areas: z.array(named),
    }),
    access: 'anyone',
    errors: ['DATES'],
    summary: 'The hotels, with the lowest price for the given dates and guests',
  },
  'POST /hotel/getIndexRoomList': {
    body: z.object({
      limit: z.optional(z.int().check(z.gte(1), z.lte(12))),
      currency: z.optional(stayCurrency),
    }),
    reply: z.array(z.extend(roomOnList, { hotelName: z.string(), skin: z.string() })),
    access: 'anyone',
    summary: 'Rooms that the group recommends, with the lowest price of the next 30 nights',
  },
  'GET /hotel/getHotelByCode': {
    query: z.object({ hotelCode: code }),
    reply: hotelPage,
    access: 'anyone',
    summary: 'A hotel with the content of its page. NOT_FOUND: it does not exist',
  },
  'POST /hotel/getRoomList': {
    body: z.object({ hotelCode: code, ...wish }),
    reply: z.array(roomOnList),
    access: 'anyone',
    errors: ['DATES'],
    summary: 'A hotel’s room types, first those available for the given dates and guests',
  },
  'GET /hotel/getHotelRoomDetail': {
    query: z.object({ hotelCode: code, roomTypeCode: code }),
    reply: roomPage,
    access: 'anyone',
    summary: 'A room type with the content of its page. NOT_FOUND: it does not exist',
  },
  'GET /hotel/getHotelRoomDetailNew': {
    query: z.object({
      hotelCode: code,
      roomTypeCode: code,
      ...nights,
      ...queryGuests,
      currency: z.optional(stayCurrency),
    }),
    reply: z.extend(roomPage, {
      rates: z.array(ratePrice),
      left: z.nullable(z.int()),
      /** why there is no rate; null: there are some */
      bar: z.nullable(stayBar),
      minStay: z.int(),
    }),
    summary:
      'The same with every rate that this member can have, the lowest total first, each locked for ten minutes',
  },
});
