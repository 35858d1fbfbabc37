import { askedDay, basePrice, earnings, picture, price } from '@resort/shared/calls/rows';
import * as z from 'zod/mini';

/** Code of a hotel, a room type or a rate: `sjm`, `SJM-HARBOUR`, `FLEX`. */
export const code = z.string().check(z.regex(/^[A-Za-z0-9-]{1,24}$/));

/** The most of each that one booking may have. */
export const MOST_ROOMS = 9;
export const MOST_NIGHTS = 30;
/** How far ahead a night may be booked. */
export const DAYS_AHEAD = 400;
/** The maximum length of a calendar per call. */
export const CALENDAR_DAYS = 120;

/** Number of rooms and guests; adults and children of all rooms together. */
export const guests = {
  rooms: z.int().check(z.gte(1), z.lte(MOST_ROOMS)),
  adults: z.int().check(z.gte(1), z.lte(36)),
  children: z.int().check(z.gte(0), z.lte(27)),
};

/** A whole number, or a query's text for one. */
const fromText = (number: (typeof guests)[keyof typeof guests]) =>
  z.union([number, z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), number)]);

/** The same as members of a GET's query. */
export const queryGuests = {
  rooms: fromText(guests.rooms),
  adults: fromText(guests.adults),
  children: fromText(guests.children),
};

/** Business dates, `YYYY-MM-DD`; the nights are those from `checkIn` up to, and without, `checkOut`. */
export const nights = { checkIn: askedDay, checkOut: askedDay };

/** A stay: where, when and for whom. It is priced, held and booked. */
export const stay = z.object({
  hotelCode: code,
  roomTypeCode: code,
  rateCode: code,
  ...nights,
  ...guests,
});
export type Stay = z.infer<typeof stay>;

/** The currencies a stay may be quoted and paid in. */
export const STAY_CURRENCIES = ['MOP', 'HKD'] as const;
export const stayCurrency = z.enum(STAY_CURRENCIES);
export type StayCurrency = z.infer<typeof stayCurrency>;

/** Why a stay is unavailable, the first reason that applies. */
export const STAY_BARS = [
  /** unknown hotel, room type or rate, or the rate is not for this room */
  'UNKNOWN',
  /** before today, or today after 23:00 */
  'PAST',
  /** no night at all, or check-out before check-in */
  'ORDER',
  /** more than 30 nights */
  'TOO_LONG',
  /** later than the last day that can be booked today */
  'TOO_FAR',
  /** too many guests for these rooms, or fewer adults than rooms */
  'OCCUPANCY',
  /** the rate is for a higher tier */
  'TIER',
  /** the rate must be booked earlier */
  'ADVANCE',
  /** closed on one of the nights */
  'CLOSED',
  /** taken on one of the nights */
  'NO_ROOM',
  /** stays that begin on this day must be longer */
  'MIN_STAY',
  'CLOSED_TO_ARRIVAL',
  'CLOSED_TO_DEPARTURE',
] as const;
export const stayBar = z.enum(STAY_BARS);
export type StayBar = z.infer<typeof stayBar>;

export const MEALS = ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD'] as const;
export const meal = z.enum(MEALS);
export type Meal = z.infer<typeof meal>;

/** PREPAY: all of it is paid when it is booked. AT_HOTEL: all of it at the front desk. */
export const PAY_TYPES = ['PREPAY', 'AT_HOTEL'] as const;
export const payType = z.enum(PAY_TYPES);
export type PayType = z.infer<typeof payType>;

/** The cancellation terms: free until `freeUntil` inclusive, the penalty afterwards. */
export const cancelTerms = z.object({
  /** instant, +08:00; null: never free of the penalty */
  freeUntil: z.nullable(z.string()),
  penalty: z.object({
    kind: z.enum(['firstNight', 'percent', 'full']),
    /** of `percent`: whole per cent of the total */
    percent: z.optional(z.int()),
    /** the amount for this stay, in its currency */
    amount: price,
  }),
});
export type CancelTerms = z.infer<typeof cancelTerms>;

/** The price of a stay, line by line: nights = `roomTotal`; `roomTotal` + `service` + `tax` = `total`. */
export const stayPrice = z.object({
  /** of all rooms together, without service and tax */
  nights: z.array(z.object({ date: z.string(), price: basePrice })),
  roomTotal: basePrice,
  /** 10 % service charge */
  service: price,
  /** 5 % tourism tax */
  tax: price,
  total: price,
  /** paid at booking: the total with PREPAY, nothing with AT_HOTEL */
  deposit: price,
  currency: stayCurrency,
  /** what the stay earns the caller if all of it is paid with money; null: a visitor */
  earns: z.nullable(earnings),
});
export type StayPrice = z.infer<typeof stayPrice>;

/** A price lock: pass `signTimerStr` on to the cart or the reservation until `expireAt` (+08:00). */
export const quoted = {
  signTimerStr: z.string(),
  expireAt: z.string(),
};

/** A rate as members choose it. */
export const rate = z.object({
  rateCode: code,
  name: z.string(),
  /** one sentence */
  summary: z.string(),
  meal,
  payType,
  /** it is only for members of the caller's tier and above */
  isMemberRate: z.boolean(),
  cancel: cancelTerms,
});

/** Words and pictures of a room type. */
export const roomType = z.object({
  roomTypeCode: code,
  hotelCode: code,
  name: z.string(),
  /** one sentence */
  summary: z.string(),
  sizeSqm: z.int(),
  beds: z.string(),
  view: z.string(),
  /** per room; children may also take the places of adults */
  maxAdults: z.int(),
  maxChildren: z.int(),
  /** the first is its picture */
  images: z.array(picture),
});
export type RoomType = z.infer<typeof roomType>;
