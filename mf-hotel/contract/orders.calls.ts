import {
  basePrice,
  orderEarnings,
  pageOf,
  paymentAttempt,
  picture,
  price,
  queryPaging,
  refundParts,
} from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { contact, guest, hotelOrderId, hotelOrderStatus, payable } from './booking.calls.ts';

const paymentOfOrder = z.enum(['UNPAID', 'PROCESSING', 'FAILED', 'PAID', 'PART_REFUNDED', 'REFUNDED']);
const day = z.string();

/** A stay that was ordered, as lists show it. */
export const hotelOrder = z.object({
  id: hotelOrderId,
  /** the readable number: `H261121…` */
  orderNo: z.string(),
  status: hotelOrderStatus,
  payStatus: paymentOfOrder,
  hotelCode: z.string(),
  hotelName: z.string(),
  roomTypeCode: z.string(),
  roomName: z.string(),
  rateName: z.string(),
  picture,
  /** business dates */
  checkIn: day,
  checkOut: day,
  nights: z.int(),
  rooms: z.int(),
  adults: z.int(),
  children: z.int(),
  /** for the whole stay, taxes included, before vouchers and Resort Dollars */
  total: price,
  currency: z.string(),
  payType: z.enum(['PREPAY', 'AT_HOTEL']),
  /** +08:00, while HELD */
  holdUntil: z.nullable(z.string()),
  canCancel: z.boolean(),
  canModify: z.boolean(),
});
export type HotelOrder = z.infer<typeof hotelOrder>;

/** What cancelling costs; the screens put it in words. */
export const cancelPolicy = z.object({
  /** up to and with this instant cancelling is free, +08:00; null: never */
  freeUntil: z.nullable(z.string()),
  fee: z.union([
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('firstNight'), amount: price }),
    /** whole per cent of the total */
    z.object({ kind: z.literal('percent'), percent: z.int() }),
    z.object({ kind: z.literal('full') }),
  ]),
});

const review = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  text: z.string().check(z.maxLength(2000)),
});
export type StayReview = z.infer<typeof review>;

export const hotelOrderDetail = z.extend(hotelOrder, {
  /** for `updateReserve` */
  version: z.int(),
  rateCode: z.string(),
  meal: z.string(),
  prices: z.object({
    /** before service charge and tourism tax */
    nights: z.array(z.object({ date: day, price: basePrice })),
    roomTotal: basePrice,
    service: price,
    tax: price,
    /** the deduction by vouchers */
    vouchers: price,
    /** the deduction by Resort Dollars */
    dollars: price,
    /** remaining: paid, to be paid, or to be paid at the hotel */
    payable: price,
  }),
  guests: z.array(guest),
  contact,
  /** HH:mm */
  arrivalTime: z.nullable(z.string()),
  remarks: z.string(),
  cancelPolicy,
  /** the current cancellation fee */
  penaltyNow: price,
  /** current refund, by means */
  refundNow: refundParts,
  /** refunded so far, by means */
  refunded: refundParts,
  /** the cancellation fee that was charged; null if it was not cancelled */
  penalty: z.nullable(price),
  /** why it was cancelled, in the guest's words; null: none were given */
  cancelReason: z.nullable(z.string()),
  /** how the stay goes, as the hotel reports it; null: the guests have not arrived */
  inHouse: z.nullable(
    z.object({
      roomNo: z.nullable(z.string()),
      /** +08:00 */
      arrivedAt: z.string(),
      departedAt: z.nullable(z.string()),
      /** charges to the room, the oldest first; below zero: taken off */
      folio: z.array(z.object({ text: z.string(), amount: z.string(), at: z.string() })),
      /** room and charges, less vouchers and Resort Dollars */
      total: z.string(),
      /** what was paid before the stay and is set off */
      deposit: price,
      /** settled at the hotel; below zero: given back there */
      balance: z.string(),
    }),
  ),
  /** null: the stay has not ended */
  review: z.nullable(z.object({ given: z.nullable(review) })),
  /** null: the hotel does not offer it, or it is over */
  onlineCheckIn: z.nullable(
    z.object({
      /** +08:00 */
      opensAt: z.string(),
      isOpen: z.boolean(),
      /** when the data were sent, +08:00; null: not yet */
      sentAt: z.nullable(z.string()),
    }),
  ),
  /** null: it earns nothing, or not any more */
  earnings: z.nullable(orderEarnings),
  /** every attempt to pay, the oldest first */
  payments: z.array(paymentAttempt),
  /** its history, oldest first */
  history: z.array(
    z.object({
      /** +08:00 */
      at: z.string(),
      event: z.enum(['OPENED', 'CONFIRMED', 'CHANGED', 'CHANGE_LAPSED', 'CANCELLED', 'EXPIRED', 'NO_SHOW']),
    }),
  ),
  /** null where nothing is to be paid */
  pay: z.nullable(payable),
  /** the stay that is waited for while MODIFYING */
  change: z.nullable(
    z.object({ roomName: z.string(), checkIn: day, checkOut: day, total: price, diff: price }),
  ),
  /** number of other items that were ordered under the same payment */
  together: z.int(),
  /** the hotel's phone number, +853… */
  phone: z.string(),
});
export type HotelOrderDetail = z.infer<typeof hotelOrderDetail>;

/** What is paid together: one order or several. */
export const checkout = z.object({
  id: hotelOrderId,
  orderNo: z.string(),
  /** HELD waits for payment, DONE is confirmed, OVER was cancelled or has expired */
  state: z.enum(['HELD', 'DONE', 'OVER']),
  items: z.array(
    z.object({
      id: hotelOrderId,
      orderNo: z.string(),
      /** `ROOM`, `DINING`, `SPA` */
      itemType: z.string(),
      title: z.string(),
      image: z.nullable(z.string()),
      /** business dates, the first and the last, the only one, or none */
      dates: z.array(z.string()),
      total: price,
      /** paid at the hotel, not part of this payment */
      onSpot: z.boolean(),
      earnings: z.nullable(orderEarnings),
    }),
  ),
  currency: z.string(),
  /** of the part that is paid here */
  total: price,
  vouchers: price,
  dollars: price,
  payable: price,
  pay: z.nullable(payable),
});
export type Checkout = z.infer<typeof checkout>;

export const ORDER_FILTERS = ['UPCOMING', 'UNPAID', 'PAST', 'CANCELLED'] as const;

export const hotelOrderCalls = defineCalls({
  'GET /hotel/orders': {
    query: z.object({
      /** UPCOMING: booked and in the future; CANCELLED: cancelled, or its hold expired; without it all */
      status: z.optional(z.enum(ORDER_FILTERS)),
      ...queryPaging,
    }),
    reply: pageOf(hotelOrder),
    summary: 'The member’s stays: first the upcoming ones, the next first, then the past, the latest first',
  },
  'GET /hotel/order': {
    query: z.object({ id: hotelOrderId }),
    reply: hotelOrder,
    summary: 'One of the member’s own stays, in brief',
  },
  'GET /hotel/order/detail': {
    query: z.object({ id: hotelOrderId }),
    reply: hotelOrderDetail,
    summary: 'One of the member’s own stays, with prices, guests, payments, history and what can be done',
  },
  'POST /hotel/review': {
    body: z.extend(review, { orderNo: z.string().check(z.minLength(1), z.maxLength(40)) }),
    reply: review,
    errors: ['STALE'],
    summary: 'What the member says of a stay that has ended, once. STALE: it has not ended, or was reviewed',
  },
  'GET /hotel/checkout': {
    query: z.object({ id: hotelOrderId }),
    reply: checkout,
    summary:
      'The orders paid together, for the checkout: any order of the member, or one over several (chosen)',
  },
});
