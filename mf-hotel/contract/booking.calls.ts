import { clockTime, price, refundParts } from '@resort/shared/calls/rows';
import { defineCalls, ENGLISH_NAME } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** An order's id in hotel order paths. */
export const hotelOrderId = z.string().check(z.regex(/^[1-9]\d{0,15}$/));

/** As on the travel document's machine-readable line: letters, one space between words. */
const travelName = z.string().check(z.maxLength(40), z.regex(ENGLISH_NAME));

/** A guest of the stay. */
export const guest = z.object({ firstName: travelName, lastName: travelName });
export type Guest = z.infer<typeof guest>;

/** How the hotel reaches the guest. */
export const contact = z.object({
  /** `+853`; absent with `phone`: the member's own number, which pages do not receive */
  areaCode: z.optional(z.string().check(z.regex(/^\+\d{1,4}$/))),
  phone: z.optional(z.string().check(z.regex(/^\d{4,15}$/))),
  email: z.optional(z.email().check(z.maxLength(254))),
});
export type Contact = z.infer<typeof contact>;

/** The longest request, in characters. */
export const MOST_REMARKS = 200;
/** The most guests that can be named. */
export const MOST_GUESTS = 12;
/** The most vouchers on one order. */
export const MOST_ORDER_VOUCHERS = 3;
/** The most orders that one batch cancels. */
const MOST_BATCH = 10;

const remarks = z.string().check(z.maxLength(MOST_REMARKS));
const guests = z.array(guest).check(z.minLength(1), z.maxLength(MOST_GUESTS));
const lock = z.string().check(z.minLength(1), z.maxLength(2000));

/** Guests and deductions. */
const booking = {
  guests,
  /** adds the guests to the member's companions, as far as there is room for them */
  savesGuests: z.optional(z.boolean()),
  contact,
  arrivalTime: z.optional(clockTime),
  remarks: z.optional(remarks),
  /** none is used if any of them does not apply: VOUCHER_NOT_APPLICABLE */
  voucherIds: z.optional(z.array(hotelOrderId).check(z.maxLength(MOST_ORDER_VOUCHERS))),
  /** Resort Dollars to use, decimal text with two decimals; MOP orders only */
  dollarUse: z.optional(price),
};

/**
 * A hotel order's status. HELD waits for its money until `holdUntil`; MODIFYING is a booking whose
 * change waits for the difference.
 */
export const HOTEL_ORDER_STATUSES = [
  'HELD',
  'RESERVED',
  'MODIFYING',
  'IN_HOUSE',
  'CHECKED_OUT',
  'NO_SHOW',
  'CANCELLED',
  'EXPIRED',
] as const;
export const hotelOrderStatus = z.enum(HOTEL_ORDER_STATUSES);
export type HotelOrderStatus = z.infer<typeof hotelOrderStatus>;

/** Everything that `POST /hotel/pay` takes (`PaymentStep`), while something is to be paid. */
export const payable = z.object({
  /** of the order that is paid: the checkout that an order came from, the change of a booking, or the order itself */
  id: hotelOrderId,
  orderNo: z.string(),
  signTimerStr: z.string(),
  amount: price,
  currency: z.string(),
  /** +08:00 */
  holdUntil: z.string(),
});
export type Payable = z.infer<typeof payable>;

const cancelled = z.object({
  status: z.literal('CANCELLED'),
  /** the fee */
  penalty: price,
  /** the refund, by means */
  refund: refundParts,
  currency: z.string(),
});
export type HotelCancelled = z.infer<typeof cancelled>;

export const bookingCalls = defineCalls({
  'POST /order/booking/hotel/reserve': {
    once: true,
    body: z.object({
      /** the price lock of the stay, from a rate: the only source of stay and amount */
      signTimerStr: lock,
      ...booking,
    }),
    reply: z.object({
      id: hotelOrderId,
      orderNo: z.string(),
      /** RESERVED where nothing is to be paid now */
      status: hotelOrderStatus,
      /** +08:00; null where nothing waits */
      holdUntil: z.nullable(z.string()),
      /** due now; '0.00' for a rate that is paid at the hotel */
      payable: price,
      currency: z.string(),
    }),
    errors: ['NO_ROOM', 'DATES', 'OCCUPANCY', 'RATE_TIER', 'QUOTE_EXPIRED', 'SIGN_CHECK', 'INSUFFICIENT'],
    summary:
      'Books one stay at its locked price: held for 15 minutes, or confirmed where it is paid at the hotel',
  },
  'POST /order/booking/hotel/updateReserve': {
    once: true,
    body: z.object({
      id: hotelOrderId,
      /** as in the detail; an outdated one is refused as STALE */
      version: z.int32(),
      /** the price lock of the new stay; without it dates and room stay as they are */
      signTimerStr: z.optional(lock),
      guests: z.optional(guests),
      contact: z.optional(contact),
      arrivalTime: z.optional(z.nullable(clockTime)),
      remarks: z.optional(remarks),
    }),
    reply: z.object({
      /** MODIFYING while the difference is to be paid */
      status: hotelOrderStatus,
      version: z.int32(),
      /** new price less old price; a negative difference is refunded */
      diff: z.string(),
      /** to be paid now */
      payable: price,
      /** refunded now, by means */
      refund: refundParts,
      currency: z.string(),
      /** null where nothing is to be paid */
      pay: z.nullable(payable),
    }),
    errors: ['STALE', 'NO_ROOM', 'DATES', 'OCCUPANCY', 'RATE_TIER', 'QUOTE_EXPIRED', 'SIGN_CHECK'],
    summary:
      'Changes guests and requests, and with a new price lock the stay: the nights that are new are held, the difference is paid or comes back',
  },
  'GET /order/booking/hotel/cancelOrder': {
    query: z.object({ id: hotelOrderId, reason: z.optional(remarks) }),
    reply: cancelled,
    errors: ['HOLD_EXPIRED'],
    summary: 'Cancels an order at the fee of now; a second call answers the same',
  },
  'POST /hotel/reserve': {
    once: true,
    body: z.object({
      /** the price lock of each item, as the cart showed it; of stays where no cart items are named */
      signTimerStrs: z.array(lock).check(z.minLength(1), z.maxLength(10)),
      /** items of the cart, in the order of their locks; they leave it with the order */
      cartItemIds: z.optional(z.array(hotelOrderId).check(z.minLength(1), z.maxLength(10))),
      ...booking,
    }),
    reply: z.object({
      /** of the paid order: a single order, or the checkout of several */
      id: hotelOrderId,
      orderNo: z.string(),
      orders: z.array(
        z.object({
          id: hotelOrderId,
          orderNo: z.string(),
          /** `ROOM`, `DINING`, `SPA` */
          itemType: z.string(),
          status: z.string(),
        }),
      ),
      /** +08:00; null where nothing waits */
      holdUntil: z.nullable(z.string()),
      /** to be paid now, for all */
      payable: price,
      currency: z.string(),
    }),
    errors: [
      'CART_CHANGED',
      'NO_ROOM',
      'DATES',
      'OCCUPANCY',
      'RATE_TIER',
      'QUOTE_EXPIRED',
      'SIGN_CHECK',
      'INSUFFICIENT',
    ],
    summary: 'Books several stays, or what lies in the cart: all or nothing, an order for each, one payment',
  },
  'POST /hotel/reserve/cancel': {
    once: true,
    body: z.object({
      id: hotelOrderId,
      reason: z.optional(remarks),
      /** the fee that the screen showed; a higher one is PENALTY_CHANGED with `data.penalty` */
      expectedPenalty: price,
    }),
    reply: cancelled,
    errors: ['PENALTY_CHANGED', 'HOLD_EXPIRED'],
    summary: 'Cancels an order, or a checkout that was not paid, at no more than the fee that was shown',
  },
  'POST /hotel/reserve/batch-cancel': {
    once: true,
    body: z.object({
      ids: z.array(hotelOrderId).check(z.minLength(1), z.maxLength(MOST_BATCH)),
      /** the sum of the fees that the screen showed; a higher one cancels nothing: PENALTY_CHANGED */
      expectedPenaltyTotal: price,
    }),
    reply: z.object({
      results: z.array(
        z.object({
          id: hotelOrderId,
          /** 0, or the error code that prevented its cancellation */
          code: z.int(),
          /** in the request's language */
          message: z.string(),
          refund: refundParts,
        }),
      ),
    }),
    errors: ['PENALTY_CHANGED'],
    summary: 'Cancels several orders, each for itself, in the order of their ids',
  },
  'POST /hotel/order/to-party': {
    once: true,
    body: z.strictObject({
      id: hotelOrderId,
      idempotencyKey: z.string(),
      /** recipient: a code of `PARTIES` */
      partyCode: z.string().check(z.maxLength(20)),
      /** data for the recipient in addition to the stay; must not contain language, user id or authId */
      payload: z.record(z.string().check(z.maxLength(40)), z.unknown()),
    }),
    reply: z.object({
      partyStatus: z.enum(['QUEUED', 'SENT', 'CONFIRMED', 'REJECTED']),
      /** theirs */
      partyRef: z.nullable(z.string()),
    }),
    summary: 'Notifies a third party of a booking, once; a second call gives the state of the notification',
  },
});
