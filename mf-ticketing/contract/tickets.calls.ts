import { rowId as id } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import {
  inviteId,
  orderNo,
  positionId,
  seatNo,
  performanceId,
  ticketId,
  ticketNo,
  wantedItems,
} from './fields.ts';
import { ticketOrderStatus } from './orders.calls.ts';

/** Of a saved guest, and of a gift. */

/** Who a position is for; null takes the name off. */
const realNameId = z.nullable(id);
const binding = z.union([z.object({ positionId, realNameId }), z.object({ seatNo, realNameId })]);

const bound = z.object({
  /** every position that needs a guest has one */
  complete: z.boolean(),
  /** positions that still need one */
  missing: z.array(positionId),
  status: ticketOrderStatus,
  /** instant, +08:00; null: nothing is held any more */
  holdUntil: z.nullable(z.string()),
});
export type Bound = z.infer<typeof bound>;

export const ticketCode = z.object({
  /** the content of the QR code: `TK1.<ticketNo>.<exp>.<mac>`, exp in seconds since 1970 */
  content: z.string(),
  /** instant, +08:00 */
  expireAt: z.string(),
  /** seconds after which another one should be shown; it is good for a little longer */
  refreshIn: z.int(),
});
export type TicketCode = z.infer<typeof ticketCode>;

/** A gift on its way to the caller, or from them. */
export const ticketGift = z.object({
  giftId: id,
  /** of the caller's own ticket that is on its way; null: it comes to the caller */
  ticketNo: z.nullable(ticketNo),
  /** the event, in the request's language */
  title: z.string(),
  /** instants, +08:00 */
  start: z.string(),
  /** the seat in words; '' without one */
  seat: z.string(),
  /** the kind of ticket, in the request's language */
  category: z.string(),
  /** the giver's or the receiver's name or number, masked */
  who: z.string(),
  expireAt: z.string(),
});
export type TicketGift = z.infer<typeof ticketGift>;

const grant = z.union([
  z.object({
    mode: z.literal('GIFT'),
    ticketNo,
    toAreaCode: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/)),
    toPhone: z.string().check(z.maxLength(20)),
  }),
  z.object({
    mode: z.literal('INVITE'),
    ticketId,
    performanceId,
    /** of `POST /ticket/checkInnerInviteCode`, one that grants TICKETS */
    inviteId,
    items: wantedItems,
  }),
]);

const granted = z.union([
  z.object({
    mode: z.literal('GIFT'),
    giftId: id,
    ticketNo,
    status: z.literal('GIFT_PENDING'),
    /** masked */
    toPhone: z.string(),
    /** instant, +08:00: if nobody accepts it by then, the ticket returns to the giver */
    expireAt: z.string(),
  }),
  z.object({ mode: z.literal('INVITE'), orderNo, status: z.literal('ISSUED') }),
]);
export type Granted = z.infer<typeof granted>;

/** A gate proves itself by its code and PIN, entered by its staff. */
const gate = {
  gateCode: z.string().check(z.minLength(1), z.maxLength(20)),
  gatePin: z.string().check(z.regex(/^\d{4,6}$/)),
};

export const ticketCalls = defineCalls({
  'POST /ticket/SeatBindingMember': {
    body: z.object({
      orderNo,
      /** saved guests for places; places that are not named do not change */
      bindings: z.array(binding).check(z.minLength(1), z.maxLength(20)),
    }),
    reply: bound,
    errors: ['DOC_USED', 'DOC_EXPIRED', 'MIN_AGE', 'HOLD_EXPIRED'],
    summary:
      'Names the guests of an order’s positions, all or none. DOC_USED, DOC_EXPIRED, MIN_AGE: data.positions are those that cannot have their guest',
  },
  'GET /ticket/qrCode': {
    query: z.object({ ticketNo }),
    reply: z.nullable(ticketCode),
    summary: 'The live code of one’s own ticket; null while it is not good for entry',
  },
  'POST /ticket/grantTicket': {
    body: grant,
    reply: granted,
    once: true,
    errors: [
      'INVITE',
      'SOLD_OUT',
      'LIMIT',
      'NOT_ON_SALE',
      'NO_SEATS_TOGETHER',
      'SEAT_TAKEN',
      'PHONE_FORMAT',
      'GIFT_SELF',
      'TICKET_INVALID',
    ],
    summary:
      'GIFT: gives a ticket to a mobile number, whose holder has 24 hours to accept. INVITE: tickets without a price on an invitation',
  },
  'GET /ticket/gifts': {
    reply: z.object({ received: z.array(ticketGift), given: z.array(ticketGift) }),
    summary: 'Gifts not accepted yet: those to the caller’s own mobile number, and those the caller made',
  },
  'POST /ticket/gift/accept': {
    body: z.object({ giftId: id }),
    reply: z.object({ orderNo, ticketNo }),
    errors: ['GIFT_GONE'],
    summary:
      'Accepts a gift to one’s own mobile number: a new ticket in an order of one’s own, without a guest; again answers alike. GIFT_GONE: lapsed or taken back',
  },
  'POST /ticket/gift/withdraw': {
    body: z.object({ giftId: id }),
    reply: z.object({ ticketNo, status: z.literal('ISSUED') }),
    errors: ['GIFT_GONE'],
    summary: 'Withdraws a gift that was not accepted yet; a second call gets the same response',
  },
  'POST /ticket/verificationTicket': {
    body: z.union([
      z.object({ ticketNo, ...gate }),
      z.object({ qrContent: z.string().check(z.maxLength(120)), ...gate }),
    ]),
    reply: z.object({
      ticketNo,
      status: z.literal('VERIFIED'),
      /** instant, +08:00 */
      at: z.string(),
      seatNo: z.nullable(z.string()),
      category: z.string(),
      /** the guest, to compare with the document; '' if the event requires no names */
      holder: z.string(),
    }),
    once: true,
    errors: [
      'GATE',
      'QR_EXPIRED',
      'ALREADY_VERIFIED',
      'BIND_REQUIRED',
      'TICKET_INVALID',
      'WRONG_GATE',
      'WRONG_TIME',
    ],
    summary:
      'Lets a ticket in, once, at a gate that proves itself (five tries a quarter of an hour). ALREADY_VERIFIED: data.at and data.seatNo',
  },
});
