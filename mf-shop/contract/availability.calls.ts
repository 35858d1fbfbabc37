import { basePrice, earnings, price } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import {
  cancelRule,
  clockTime,
  day,
  named,
  partId,
  queryParts,
  queryParty,
  shopId,
  shopKind,
  therapist,
} from './fields.ts';

const asked = {
  shopId,
  party: queryParty,
  areaId: z.optional(partId),
  serviceIds: queryParts,
  therapist: z.optional(therapist),
};

export const dayState = z.object({
  date: z.string(),
  /** FULL: open, but nothing left to book for this party; CLOSED: no opening hours, a closure, or not yet on sale */
  state: z.enum(['OPEN', 'FULL', 'CLOSED']),
});
export type DayState = z.infer<typeof dayState>;

export const slot = z.object({
  time: clockTime,
  /** HH:mm; below `time` it is on the next day */
  endTime: clockTime,
  /** guests that still find a seat, or therapists that are free */
  left: z.int(),
  /** to pay now, MOP; null: nothing */
  deposit: z.nullable(price),
  /** where it is available: areas and private rooms for this party */
  areas: z.array(z.object({ areaId: partId, name: z.string(), isPrivate: z.boolean() })),
});
export type Slot = z.infer<typeof slot>;

export const depositRule = z.union([
  z.object({ kind: z.literal('NONE') }),
  /** MOP for each guest, from this many guests on */
  z.object({ kind: z.literal('PER_GUEST'), amount: price, fromParty: z.int() }),
  /** of the treatments with service and tax, whole per cent */
  z.object({ kind: z.literal('PERCENT'), percent: z.int() }),
]);
export type DepositRule = z.infer<typeof depositRule>;

export const reserveConfig = z.object({
  shopId,
  name: z.string(),
  /** the property's code, which decides which vouchers apply */
  property: z.string(),
  /** whether vouchers take anything off its deposit */
  takesVouchers: z.boolean(),
  kind: shopKind,
  channel: z.enum(['NATIVE', 'API']),
  minParty: z.int(),
  maxParty: z.int(),
  leadMinutes: z.int(),
  daysAhead: z.int(),
  slotMinutes: z.int(),
  /** dining: how long the guests have the table; spa: the time to prepare the room after a treatment */
  turnMinutes: z.int(),
  depositRule,
  /** cancelling is free until so many hours before */
  cancelFreeHours: z.int(),
  /** of the deposit, whole per cent; charged for cancelling later, and for not coming */
  noShowFee: z.int(),
  areas: z.array(
    z.object({
      areaId: partId,
      name: z.string(),
      isPrivate: z.boolean(),
      minParty: z.int(),
      maxParty: z.int(),
    }),
  ),
  /** of a spa */
  services: z.array(z.object({ serviceId: partId, name: z.string(), minutes: z.int(), price })),
  /** the therapists a request may name; only ANY if there are none */
  therapists: z.array(therapist),
  occasions: z.array(named),
  /** the first and the last day that can be booked */
  firstDay: z.string(),
  lastDay: z.string(),
  /** this member's next reservation asks for a captcha: `GET /shop/captcha`, or the ticket of scene RESERVE */
  captcha: z.boolean(),
});
export type ReserveConfig = z.infer<typeof reserveConfig>;

export const reserveAmount = z.object({
  /** the basis of the deposit: treatments, or the guests of a table */
  items: z.array(z.object({ name: z.string(), qty: z.int(), price: basePrice })),
  /** of the items, before service and tax; '0.00' for a table, which is paid at the venue */
  subtotal: basePrice,
  service: price,
  tax: price,
  total: price,
  /** the amount due now, before vouchers; it is deducted from the bill */
  deposit: price,
  /** the deduction of vouchers from the deposit */
  deduct: price,
  payable: price,
  /** the remaining amount at the venue; '0.00' for a table */
  atVenue: price,
  /** what the visit earns at most, once it is paid; null: only the bill of a table will say */
  earns: z.nullable(earnings),
  currency: z.literal('MOP'),
  cancelRule,
  /** locks the deposit for `add`, `addApi` and the cart */
  signTimerStr: z.string(),
  expireAt: z.string(),
});
export type ReserveAmount = z.infer<typeof reserveAmount>;

export const shopAvailabilityCalls = defineCalls({
  'GET /shop/reserve/config': {
    access: 'anyone',
    query: z.object({ shopId }),
    reply: reserveConfig,
    summary: 'What can be booked at an outlet and by which rules. NOT_FOUND: it takes no reservations',
  },
  'GET /shop/reserve/dates': {
    access: 'anyone',
    /** at most 62 days from the first are answered */
    query: z.object({ ...asked, from: day, to: day }),
    reply: z.array(dayState),
    summary: 'Days with something to book, by the calendar of Macau',
  },
  'GET /shop/reserve/times': {
    access: 'anyone',
    query: z.object({ ...asked, date: day }),
    reply: z.array(slot),
    summary: 'The bookable times that begin on this day; a time after midnight is on the day it begins',
  },
  'GET /shop/reserve/amount': {
    query: z.object({
      ...asked,
      date: day,
      time: clockTime,
      /** ids of vouchers with commas between */
      voucherIds: z.optional(
        z.pipe(
          z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,2}$/)),
          z.transform((text) => text.split(',')),
        ),
      ),
    }),
    reply: reserveAmount,
    errors: ['NO_SLOT', 'PARTY', 'LEAD', 'CLOSED'],
    summary: 'The price of a reservation and the amount to pay now, with the lock of that price',
  },
});
