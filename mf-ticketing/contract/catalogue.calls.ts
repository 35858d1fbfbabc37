import { askedDay, pageOf, picture, price, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import {
  categoryId,
  clockTime,
  eventKind,
  inviteId,
  named,
  realNameRule,
  refundRule,
  performanceId,
  performanceMode,
  ticketId,
} from './fields.ts';
import { seatMap } from './seat-map.ts';

/**
 * OPEN: tickets can be bought; FEW: the same, less than a tenth is left; PRESALE: for members of a tier, or with an
 * invitation, until the public sale; COMING: not yet on sale; SOLD_OUT; CLOSED: it has begun, or sales have ended.
 */
export const SALE_STATES = ['OPEN', 'FEW', 'PRESALE', 'COMING', 'SOLD_OUT', 'CLOSED'] as const;
export const saleState = z.enum(SALE_STATES);
export type SaleState = z.infer<typeof saleState>;

const presale = z.object({
  /** the lowest tier that may buy before the public sale */
  tier: named,
  /** the public sale's first moment, +08:00 */
  publicFrom: z.string(),
});

export const eventBrief = z.object({
  ticketId,
  title: z.string(),
  summary: z.string(),
  kind: eventKind,
  /** the kind in words */
  kindName: z.string(),
  picture,
  property: named,
  venue: z.string(),
  mode: performanceMode,
  state: saleState,
  /** of the future performances, or of those on the requested day; null: none */
  next: z.nullable(z.object({ date: z.string(), time: clockTime })),
  /** the last day with a performance; null: no future performance */
  lastDay: z.nullable(z.string()),
  /** the lowest price of a ticket for one adult; null: nothing on sale */
  fromPrice: z.nullable(price),
  currency: z.literal('MOP'),
  presale: z.nullable(presale),
});
export type EventBrief = z.infer<typeof eventBrief>;

/** Information for guests: `{title: 'Getting there', text: '…'}`, plain text. */
const section = z.object({ id: z.string(), title: z.string(), text: z.string() });

export const eventDetail = z.extend(eventBrief, {
  description: z.string(),
  images: z.array(picture),
  address: z.string(),
  /** WGS 84, for a map's link */
  geo: z.object({ lat: z.number(), lng: z.number() }),
  /** of one performance; null: as long as guests like */
  durationMinutes: z.nullable(z.int()),
  /** doors open so many minutes before the performance */
  doorsMinutes: z.int(),
  sections: z.array(section),
  realName: realNameRule,
  /** tickets that one order takes at most */
  maxPerOrder: z.int(),
  /** null: tickets are not refunded */
  refundRule: z.nullable(refundRule),
  /** takes invitation codes */
  takesInvites: z.boolean(),
  takesVouchers: z.boolean(),
});
export type EventDetail = z.infer<typeof eventDetail>;

export const ticketDay = z.object({
  date: z.string(),
  /** the best state of its performances; CLOSED: no performance, or none that can be booked any more */
  state: saleState,
  /** null: nothing to buy */
  minPrice: z.nullable(price),
});
export type TicketDay = z.infer<typeof ticketDay>;

export const ticketCategory = z.object({
  id: categoryId,
  name: z.string(),
  /** whom the category is for, or its view; '' if there is nothing to say */
  text: z.string(),
  price,
  left: z.int(),
  maxPerOrder: z.int(),
});
export type TicketCategory = z.infer<typeof ticketCategory>;

export const ticketPerformance = z.object({
  performanceId,
  /** instants, +08:00 */
  start: z.string(),
  end: z.string(),
  time: clockTime,
  endTime: clockTime,
  mode: performanceMode,
  state: saleState,
  left: z.int(),
  /** the dearest first for seats, else as they are usually chosen */
  categories: z.array(ticketCategory),
  /** of the performance that was asked for, or of the only one of the day; null otherwise and for QUOTA */
  seatMap: z.nullable(seatMap),
});
export type TicketPerformance = z.infer<typeof ticketPerformance>;

const legalText = {
  /** paragraphs and headings only */
  html: z.string(),
  /** named again when an order is made */
  version: z.string(),
  /** a business date */
  effectiveFrom: z.string(),
};

export const ticketHotel = z.object({
  hotelCode: z.string(),
  name: z.string(),
  picture,
  /** benefits for hotel guests */
  offer: z.string(),
  /** path and query below the language prefix */
  link: z.string(),
});
export type TicketHotel = z.infer<typeof ticketHotel>;

export const ticketSpecial = z.object({
  /** null: there is no presale now */
  presale: z.nullable(
    z.object({
      tier: named,
      /** +08:00 */
      publicFrom: z.string(),
      /** this member may buy now */
      eligible: z.boolean(),
    }),
  ),
  /** this member and so many others in one order, by tier */
  companions: z.int(),
  /** tickets that this member may have for one performance, companions and gifts that were given away with them */
  maxPerPerformance: z.int(),
  takesInvites: z.boolean(),
});
export type TicketSpecial = z.infer<typeof ticketSpecial>;

export const inviteChecked = z.object({
  valid: z.literal(true),
  inviteId,
  /** ACCESS: buys before the public sale; TICKETS: free tickets, by `POST /ticket/grantTicket` */
  grants: z.enum(['ACCESS', 'TICKETS']),
  /** tickets that are left of it for this member */
  quota: z.int(),
  /** +08:00 */
  expireAt: z.string(),
});
export type InviteChecked = z.infer<typeof inviteChecked>;

const ofTicket = z.object({ ticketId });

export const ticketCatalogueCalls = defineCalls({
  'GET /ticket/list': {
    access: 'anyone',
    query: z.object({
      kind: z.optional(eventKind),
      /** a property's code */
      property: z.optional(z.string().check(z.maxLength(20))),
      /** only events with a performance on this day */
      date: z.optional(askedDay),
      /** searched in title, summary and venue, in the request's language and in English */
      keyword: z.optional(z.string().check(z.maxLength(60))),
      ...queryPaging,
    }),
    reply: pageOf(eventBrief),
    summary: 'Shows and attractions with performances to come, by all of the given filters',
  },
  'GET /ticket/detail': {
    access: 'anyone',
    query: ofTicket,
    reply: eventDetail,
    summary: 'All of an event. NOT_FOUND: there is none',
  },
  'GET /ticket/getDate': {
    access: 'anyone',
    /** at most 62 days from the first are answered */
    query: z.object({ ticketId, from: askedDay, to: askedDay }),
    reply: z.array(ticketDay),
    summary: 'Days with something to see, by the calendar of Macau, with the lowest price',
  },
  'GET /ticket/infoByDate': {
    access: 'anyone',
    query: z.object({ ticketId, date: askedDay, performanceId: z.optional(performanceId) }),
    reply: z.object({
      ticketId,
      date: z.string(),
      performances: z.array(ticketPerformance),
      realName: realNameRule,
      maxPerOrder: z.int(),
      currency: z.literal('MOP'),
    }),
    summary: 'The performances of a day with prices, availability, and the seat map of one of them',
  },
  'GET /ticket/bookingTerms': {
    access: 'anyone',
    query: ofTicket,
    reply: z.object(legalText),
    summary: 'The terms under which tickets of an event are sold',
  },
  'GET /ticket/refundNotice': {
    access: 'anyone',
    query: ofTicket,
    reply: z.object({ ...legalText, rule: z.nullable(refundRule) }),
    summary: 'When and for which fee tickets go back; the rule is copied into each order',
  },
  'GET /ticket/getTicketHotel': {
    access: 'anyone',
    query: ofTicket,
    reply: z.array(ticketHotel),
    summary: 'Hotels near the venue, with what their guests get for the event',
  },
  'GET /ticket/ticketOrderSpecial': {
    query: ofTicket,
    reply: ticketSpecial,
    summary: 'What this member may do that others may not: presale, companions, invitations',
  },
  'POST /ticket/checkInnerInviteCode': {
    body: z.object({ ticketId, code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    reply: inviteChecked,
    errors: ['INVITE'],
    summary: 'What an invitation code is good for; five tries in 15 minutes, then TOO_MANY',
  },
});
