import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { askedDay } from './fields/day.ts';
import { capitalCode, rowId } from './fields/fields.ts';

/** What one member may wait for at the same time. */
export const MOST_WAITING = 20;

const code = z.string().check(z.regex(/^[A-Za-z0-9-]{1,24}$/));
const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const waitingPlace = z.object({
  id: rowId,
  kind: z.enum(['ROOM', 'SHOW']),
  /** the room with its hotel, or the show */
  title: z.string(),
  /** business dates; `to` is null for one day */
  from: z.string(),
  to: z.nullable(z.string()),
  /** HH:mm; null for a stay */
  time: z.nullable(z.string()),
  /** whether there is a place now */
  isFree: z.boolean(),
  /** where it is booked: path and query below the language prefix */
  link: z.string(),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

const errors = ['NOT_FULL', 'MAX_WAITING'] as const;
const reply = z.object({ id: rowId });

export const waitingCalls = defineCalls({
  'GET /member/waiting': {
    reply: z.object({ places: z.array(waitingPlace) }),
    summary: 'What the caller waits for, by day; past days are gone (our addition)',
  },
  'POST /member/waiting/room': {
    body: z.object({
      hotelCode: code,
      roomTypeCode: code,
      checkIn: askedDay,
      checkOut: askedDay,
      rooms: count(1, 9),
      adults: count(1, 36),
      children: count(0, 27),
    }),
    reply,
    errors,
    summary:
      'Asks for a message when a full room type has rooms for these nights; asked again it is the same',
  },
  'POST /member/waiting/show': {
    body: z.object({ ticketId: capitalCode, performanceId: rowId }),
    reply,
    errors,
    summary: 'Asks for a message when a sold-out performance has tickets again; asked again it is the same',
  },
  'POST /member/waiting/stop': {
    body: z.object({ id: rowId }),
    reply: z.object({ stopped: z.literal(true) }),
    summary: 'Waits no longer; again answers alike',
  },
});
