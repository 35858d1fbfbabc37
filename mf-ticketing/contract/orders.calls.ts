import {
  pageOf,
  paymentAttempt,
  cardWish,
  paymentStarted,
  picture,
  price,
  queryPaging,
  refundParts,
} from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import {
  categoryId,
  clockTime,
  eventKind,
  inviteId,
  named,
  orderNo,
  positionId,
  realNameRule,
  seatNo,
  performanceId,
  performanceMode,
  ticketId,
  ticketNo,
  voucherIds,
  wantedItems,
} from './fields.ts';

/**
 * HELD: its seats or quota are held, and required guests are missing; BOUND: it can be paid; ISSUED; PART_VERIFIED
 * and VERIFIED: some or all tickets were used; REFUNDED: all tickets were refunded; EXPIRED; CANCELLED before it was
 * paid. A pending payment is in `payStatus`.
 */
export const TICKET_ORDER_STATUSES = [
  'HELD',
  'BOUND',
  'ISSUED',
  'PART_VERIFIED',
  'VERIFIED',
  'REFUNDED',
  'EXPIRED',
  'CANCELLED',
] as const;
export const ticketOrderStatus = z.enum(TICKET_ORDER_STATUSES);
export type TicketOrderStatus = z.infer<typeof ticketOrderStatus>;

/** VOID: it was given away, and another ticket replaces it. */
export const TICKET_STATUSES = ['ISSUED', 'GIFT_PENDING', 'VERIFIED', 'REFUNDED', 'VOID'] as const;
export const ticketStatus = z.enum(TICKET_STATUSES);
export type TicketStatus = z.infer<typeof ticketStatus>;

const position = z.object({
  positionId,
  categoryId,
  category: z.string(),
  price,
  /** null: none chosen yet, or the performance has no seats */
  seatNo: z.nullable(seatNo),
  /** the seat in words: block, row and number; '' without one */
  seat: z.string(),
  /** the guest's name; null: no guest is bound */
  guest: z.nullable(z.string()),
});
export type TicketPosition = z.infer<typeof position>;

const held = {
  orderNo,
  status: ticketOrderStatus,
  /** +08:00; null where nothing waits */
  holdUntil: z.nullable(z.string()),
  /** before vouchers and Resort Dollars */
  total: price,
  currency: z.literal('MOP'),
};

export const ticketHeld = z.object({ ...held, positions: z.array(position) });
export type TicketHeld = z.infer<typeof ticketHeld>;

export const ticketAmount = z.object({
  items: z.array(z.object({ categoryId, name: z.string(), qty: z.int(), price, amount: price })),
  total: price,
  /** the deduction by vouchers */
  deduct: price,
  /** the deduction by Resort Dollars, never more than the remaining amount */
  dollars: price,
  /** the remaining amount in money */
  payable: price,
  currency: z.literal('MOP'),
  applied: z.array(z.object({ id: z.string(), deduct: price })),
  /** vouchers that deduct nothing, with the reason as in `POST /voucher/getDeductMoney` */
  rejected: z.array(z.object({ id: z.string(), reason: z.string() })),
  holdUntil: z.string(),
});
export type TicketAmount = z.infer<typeof ticketAmount>;

export const ticketOrderBrief = z.object({
  orderNo,
  ticketId,
  title: z.string(),
  kind: eventKind,
  picture,
  property: named,
  venue: z.string(),
  date: z.string(),
  time: clockTime,
  endTime: clockTime,
  quantity: z.int(),
  status: ticketOrderStatus,
  payStatus: z.enum(['UNPAID', 'PROCESSING', 'FAILED', 'PAID', 'PART_REFUNDED', 'REFUNDED']),
  holdUntil: z.nullable(z.string()),
  payable: price,
  currency: z.literal('MOP'),
});
export type TicketOrderBrief = z.infer<typeof ticketOrderBrief>;

const ticket = z.object({
  ticketNo,
  positionId,
  category: z.string(),
  seatNo: z.nullable(seatNo),
  seat: z.string(),
  status: ticketStatus,
  /** the guest's name; null: no guest is bound, which a real-name event requires before entry */
  holder: z.nullable(z.string()),
  /** for a gate without a network for `GET /ticket/qrCode`; valid until the performance ends; null unless ISSUED */
  qrContent: z.nullable(z.string()),
  /** +08:00 */
  verifiedAt: z.nullable(z.string()),
  /** while it waits to be accepted: the phone it was given to, masked, and until when, +08:00 */
  gift: z.nullable(z.object({ to: z.string(), until: z.string() })),
  /** the fee and refund if it were refunded now; null: it cannot be refunded */
  refund: z.nullable(z.object({ fee: price, back: price })),
});
export type TicketRow = z.infer<typeof ticket>;

export const ticketOrder = z.extend(ticketOrderBrief, {
  performanceId,
  mode: performanceMode,
  realName: realNameRule,
  /** instants, +08:00, for a calendar's file */
  startsAt: z.string(),
  endsAt: z.string(),
  doorsAt: z.string(),
  orderedAt: z.string(),
  address: z.string(),
  /** for a taxi driver, whatever the request's language */
  inChinese: z.object({ name: z.string(), address: z.string() }),
  geo: z.object({ lat: z.number(), lng: z.number() }),
  positions: z.array(position),
  /** empty until it is paid */
  tickets: z.array(ticket),
  total: price,
  deduct: price,
  /** while it is held and can be paid: the data for `POST /hotel/pay` (`PaymentStep`) */
  pay: z.nullable(
    z.object({ id: z.string(), signTimerStr: z.string(), amount: price, holdUntil: z.string() }),
  ),
  /** what is still missing before it can be paid */
  missing: z.array(z.enum(['SEATS', 'GUESTS'])),
  /** seats can be changed: HELD or BOUND, and no payment is pending */
  canChangeSeats: z.boolean(),
  canCancel: z.boolean(),
  canRefund: z.boolean(),
  /** of the whole order; null: tickets of this order do not go back */
  refund: z.nullable(
    z.object({
      /** +08:00: free up to and with this moment */
      freeUntil: z.string(),
      feePercent: z.int(),
      /** +08:00: no refunds from this moment on */
      closesAt: z.string(),
    }),
  ),
  /** fees kept from refunds so far */
  penalty: price,
  /** refunded so far, by means */
  refunded: refundParts,
  /** every attempt to pay for it, the oldest first */
  payments: z.array(paymentAttempt),
  /** the entrances that admit to its event; absent from an answer that an earlier version stored on a device */
  gates: z.optional(z.array(named)),
});
export type Gate = z.infer<typeof named>;
export type TicketOrder = z.infer<typeof ticketOrder>;

const ofOrder = z.object({ orderNo });

export const ticketOrderCalls = defineCalls({
  'POST /ticket/genOrderNo': {
    once: true,
    body: z.object({
      ticketId,
      performanceId,
      items: wantedItems,
      /** of grants ACCESS: buys before the public sale */
      inviteId: z.optional(inviteId),
      /** the booking terms that the member accepted; others by now are TERMS_CHANGED with `data.version` */
      termsVersion: z.string().check(z.maxLength(20)),
    }),
    reply: ticketHeld,
    errors: ['SOLD_OUT', 'LIMIT', 'NOT_ON_SALE', 'PRESALE', 'INVITE', 'TERMS_CHANGED'],
    summary: 'Holds tickets for ten minutes; those of a seated performance get their seats by `grantSeat`',
  },
  'POST /ticket/grantSeat': {
    body: z.object({
      orderNo,
      /** as many as the order has tickets; their categories become the order's */
      seatNos: z.optional(z.array(seatNo).check(z.minLength(1), z.maxLength(20))),
      /** the best free seats together, of the order's categories */
      auto: z.optional(z.boolean()),
    }),
    reply: z.object({ ...held, seats: z.array(position) }),
    errors: ['SEAT_TAKEN', 'NO_SEATS_TOGETHER', 'SOLD_OUT', 'HOLD_EXPIRED'],
    summary:
      'Gives an order its seats in place of those it had: all of them or, with SEAT_TAKEN and `data.seats`, none',
  },
  'POST /ticket/order/calculationAmount': {
    body: z.object({ orderNo, voucherIds, dollarUse: z.optional(price) }),
    reply: ticketAmount,
    errors: ['HOLD_EXPIRED'],
    summary: 'What an order comes to with these vouchers and dollars; calculates only, holds nothing',
  },
  'POST /ticket/order/pay': {
    once: true,
    body: z.object({
      orderNo,
      /** where the member pays: H5, WECHAT, MINI_PROGRAM, PC */
      paySence: z.string().check(z.maxLength(20)),
      /** not needed if Resort Dollars and vouchers cover everything */
      methodCode: z.optional(z.string()),
      voucherIds,
      dollarUse: z.optional(price),
      /** the amount on the button: the remaining money */
      expectedAmount: price,
      /** a path of this app, with its language */
      returnUrl: z.string().check(z.maxLength(500)),
      ...cardWish,
    }),
    reply: paymentStarted,
    errors: [
      'IN_PROGRESS',
      'AMOUNT',
      'ALREADY_PAID',
      'CARD_GONE',
      'CARD_EXPIRED',
      'HOLD_EXPIRED',
      'INSUFFICIENT',
      'BIND_REQUIRED',
      'SEATS_REQUIRED',
    ],
    summary:
      'Attaches the vouchers and starts the one payment of an order, whose hold is then five minutes longer',
  },
  'GET /ticket/order/info': {
    query: ofOrder,
    reply: ticketOrder,
    summary: 'One of the member’s orders with its tickets. NOT_YOURS: no such, or another’s',
  },
  'GET /ticket/order/list': {
    query: z.object({
      /** UPCOMING: in the future and not cancelled, the next first; PAST: everything else, the latest first */
      status: z.optional(z.enum(['UPCOMING', 'PAST'])),
      ...queryPaging,
    }),
    reply: pageOf(ticketOrderBrief),
    summary: 'The member’s orders of tickets',
  },
  'POST /ticket/order/cancel': {
    body: ofOrder,
    reply: z.object({ orderNo, status: ticketOrderStatus }),
    summary:
      'Gives up an order that was not paid; the second time changes nothing. CANCEL_CLOSED: it was paid',
  },
  'POST /ticket/order/refundQuote': {
    body: z.object({ orderNo, ticketNos: z.array(ticketNo).check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({
      penalty: price,
      /** the refund, by means */
      refund: refundParts,
    }),
    errors: ['NOT_REFUNDABLE'],
    summary: 'The fee and the refund for returning these tickets now; calculates only',
  },
  'POST /ticket/order/refund': {
    once: true,
    body: z.object({
      orderNo,
      /** these only; without, all that can go back */
      ticketNos: z.optional(z.array(ticketNo).check(z.minLength(1), z.maxLength(20))),
      /** the fee that the member was shown; a higher one is PENALTY_CHANGED with `data.penalty` */
      expectedPenalty: price,
    }),
    reply: z.object({
      orderNo,
      status: ticketOrderStatus,
      ticketNos: z.array(ticketNo),
      penalty: price,
      refund: refundParts,
      currency: z.literal('MOP'),
    }),
    errors: ['NOT_REFUNDABLE', 'PENALTY_CHANGED'],
    summary: 'Gives tickets back by the order’s refund rule, with what they cost but for the fee',
  },
});
