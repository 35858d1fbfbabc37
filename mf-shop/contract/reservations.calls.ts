import {
  earnings,
  pageOf,
  paymentAttempt,
  picture,
  price,
  queryPaging,
  refundParts,
} from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import {
  cancelRule,
  clockTime,
  named,
  orderNo,
  partId,
  shopId,
  shopKind,
  therapist,
  voucherIds,
  wantedTime,
} from './fields.ts';

/**
 * HELD: waits for its deposit; REQUESTED: the venue has not answered yet; RESERVED; SEATED and FINISHED: the guests
 * came; DECLINED by the venue; EXPIRED: not paid in time; CANCELLED by the member; NO_SHOW.
 */
export const RESERVATION_STATUSES = [
  'HELD',
  'REQUESTED',
  'RESERVED',
  'SEATED',
  'FINISHED',
  'DECLINED',
  'EXPIRED',
  'CANCELLED',
  'NO_SHOW',
] as const;
export const reservationStatus = z.enum(RESERVATION_STATUSES);
export type ReservationStatus = z.infer<typeof reservationStatus>;

const contact = z.object({
  title: z.enum(['MR', 'MS', 'MRS']),
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** both absent: the member's own number, which pages do not receive */
  areaCode: z.optional(z.string().check(z.regex(/^\+[1-9]\d{0,3}$/))),
  phone: z.optional(z.string().check(z.regex(/^\d{4,15}$/))),
  email: z.optional(z.string().check(z.maxLength(254))),
});
export type ReservationContact = z.infer<typeof contact>;

const wishes = {
  /** of the party */
  children: z.optional(z.int().check(z.gte(0), z.lte(19))),
  contact,
  /** a code of the outlet's occasions */
  occasion: z.optional(z.string().check(z.maxLength(20))),
  remarks: z.optional(z.string().check(z.maxLength(200))),
};

const newReservation = z.object({
  ...wantedTime,
  ...wishes,
  voucherIds,
  /** of the deposit: Resort Dollars, worth MOP 1.00 each */
  dollarUse: z.optional(price),
  /** the quoted deposit; required if there is one */
  signTimerStr: z.optional(z.string().check(z.maxLength(2000))),
  /** where risk asks: the answer to `GET /shop/captcha`, or the ticket of the shared captcha's scene RESERVE */
  captchaId: z.optional(z.string().check(z.maxLength(64))),
  captchaCode: z.optional(z.string().check(z.maxLength(12))),
  captchaTicket: z.optional(z.string().check(z.maxLength(128))),
});

const reserved = z.object({
  orderNo,
  /** for `POST /hotel/pay`, as in responses */
  id: z.string(),
  status: reservationStatus,
  /** +08:00; null: nothing waits to be paid */
  holdUntil: z.nullable(z.string()),
  payable: price,
  currency: z.literal('MOP'),
});
export type Reserved = z.infer<typeof reserved>;

const refusals = [
  'NO_SLOT',
  'PARTY',
  'LEAD',
  'CLOSED',
  'DUP',
  'CAPTCHA',
  'QUOTE_EXPIRED',
  'SIGN_CHECK',
  'AMOUNT',
] as const;

export const reservationBrief = z.object({
  orderNo,
  shopId,
  shopName: z.string(),
  kind: shopKind,
  picture,
  property: named,
  date: z.string(),
  time: clockTime,
  endTime: clockTime,
  party: z.int(),
  status: reservationStatus,
  holdUntil: z.nullable(z.string()),
  payable: price,
  currency: z.literal('MOP'),
});
export type ReservationBrief = z.infer<typeof reservationBrief>;

const visit = z.object({ date: z.string(), time: clockTime, party: z.int() });
export type Visit = z.infer<typeof visit>;

export const reservation = z.extend(reservationBrief, {
  version: z.int32(),
  channel: z.enum(['NATIVE', 'API']),
  /** instants, +08:00, for a calendar's file */
  startsAt: z.string(),
  endsAt: z.string(),
  orderedAt: z.string(),
  children: z.int(),
  area: z.nullable(z.extend(named, { isPrivate: z.boolean() })),
  services: z.array(z.object({ serviceId: partId, name: z.string(), minutes: z.int(), price })),
  /** who was asked for */
  therapist: z.nullable(therapist),
  /** who it will be; known when it is reserved */
  therapists: z.array(z.string()),
  contact: z.extend(contact, { email: z.optional(z.string()) }),
  occasion: z.nullable(named),
  remarks: z.string(),
  address: z.string(),
  /** the name and the address in Chinese, whatever the request's language, to show to a driver */
  inChinese: z.object({ name: z.string(), address: z.string() }),
  phone: z.string(),
  geo: z.object({ lat: z.number(), lng: z.number() }),
  /** of which vouchers took off `deduct` */
  deposit: price,
  deduct: price,
  /** what the visit earns at most, once it is paid; null: only the bill of a table will say, or it is over */
  earns: z.nullable(earnings),
  payStatus: z.enum(['UNPAID', 'PROCESSING', 'FAILED', 'PAID', 'PART_REFUNDED', 'REFUNDED']),
  /** while it is HELD: the data for `POST /hotel/pay` (`PaymentStep`) */
  pay: z.nullable(
    z.object({ id: z.string(), signTimerStr: z.string(), amount: price, holdUntil: z.string() }),
  ),
  cancelRule,
  canModify: z.boolean(),
  canCancel: z.boolean(),
  /** the current cancellation fee, or the charged one if it is cancelled */
  penalty: price,
  /** the refund if it were cancelled now, by means */
  refundNow: refundParts,
  /** refunded so far, by means */
  refunded: refundParts,
  /** every attempt to pay for it, the oldest first */
  payments: z.array(paymentAttempt),
  /** another time or party that the venue was asked for; until it accepts, everything above stays as it is */
  change: z.nullable(
    z.object({
      state: z.enum(['ASKED', 'DECLINED']),
      date: z.string(),
      time: clockTime,
      endTime: clockTime,
      party: z.int(),
      /** of DECLINED, in the venue's words; null: it gave no reason */
      reason: z.nullable(z.string()),
    }),
  ),
  /** the last change of time or party that took place, `at` +08:00; null: none */
  moved: z.nullable(z.object({ at: z.string(), from: visit, to: visit })),
  /** why it is DECLINED or CANCELLED, in the venue's or guest's words; null: no reason was given */
  cancelReason: z.nullable(z.string()),
});
export type Reservation = z.infer<typeof reservation>;

export const reservationCalls = defineCalls({
  'POST /shop/reserver/order/add': {
    once: true,
    body: newReservation,
    reply: reserved,
    errors: refusals,
    summary:
      'Books a table or treatments: RESERVED where nothing is to be paid, else HELD for ten minutes until its deposit is',
  },
  'POST /shop/reserver/order/addApi': {
    once: true,
    body: newReservation,
    reply: reserved,
    errors: refusals,
    summary:
      'The same at an outlet that answers itself: REQUESTED, after its deposit, until it accepts or declines',
  },
  'POST /shop/reserver/order/update': {
    once: true,
    body: z.object({
      orderNo,
      /** the one the member saw; another is STALE */
      version: z.int32(),
      date: wantedTime.date,
      time: wantedTime.time,
      /** of a table; a spa's treatments, and so its guests, stay as they were paid */
      party: wantedTime.party,
      areaId: wantedTime.areaId,
      therapist: wantedTime.therapist,
      ...wishes,
    }),
    reply: reserved,
    errors: ['NO_SLOT', 'PARTY', 'LEAD', 'CLOSED', 'DUP', 'STALE'],
    summary:
      'Another time, party or wish for a reservation, while cancelling is free; what was paid stays. A venue that answers itself is asked: what it has accepted stays until it accepts the other, too',
  },
  'GET /shop/reserver/order/info': {
    query: z.object({ orderNo }),
    reply: reservation,
    summary: 'One of the member’s reservations. NOT_YOURS: no such, or another’s',
  },
  'GET /shop/reserver/order/list': {
    query: z.object({
      /** UPCOMING: in the future and not cancelled, the next first; PAST: everything else, the latest first */
      status: z.optional(z.enum(['UPCOMING', 'PAST'])),
      kind: z.optional(shopKind),
      ...queryPaging,
    }),
    reply: pageOf(reservationBrief),
    summary: 'The member’s reservations of tables and treatments',
  },
  'GET /shop/reserver/order/cancel': {
    query: z.object({
      orderNo,
      /** the fee that the member was shown; a higher one is refused with `data.penalty` */
      expectedPenalty: z.optional(price),
      reason: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: z.object({
      orderNo,
      status: reservationStatus,
      penalty: price,
      refund: refundParts,
      currency: z.literal('MOP'),
    }),
    errors: ['PENALTY_CHANGED'],
    summary: 'Cancels a reservation; a second call answers as the first did',
  },
  'GET /shop/captcha': {
    query: z.object({ scene: z.enum(['RESERVE']) }),
    reply: z.object({
      captchaId: z.string(),
      /** image/svg+xml in base64, 240 × 80; a member who cannot read it solves the shared captcha of scene RESERVE */
      imageSvgBase64: z.string(),
      /** seconds */
      expireIn: z.int(),
    }),
    summary: 'A picture of five digits to be typed, good for one try',
  },
});
