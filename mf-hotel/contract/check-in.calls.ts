import { askedDay, clockTime } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import { DOC_TYPES } from '@resort/shared/documents';
import * as z from 'zod/mini';
import { BEDS } from './beds.ts';
import { guest, MOST_GUESTS } from './booking.calls.ts';

const orderNo = z.string().check(z.minLength(1), z.maxLength(40));
const bed = z.enum(BEDS);
const docType = z.enum(DOC_TYPES);
/** ISO 3166-1 alpha-2 */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A guest with what the hotel asks for at the desk. */
const checkInGuest = z.extend(guest, {
  docType,
  /** masked: `K1*****78` */
  docNo: z.string(),
  nationality: country,
  /** YYYY-MM-DD */
  dateOfBirth: z.string(),
});
export type CheckInGuest = z.infer<typeof checkInGuest>;

const checkIn = z.object({
  orderNo: z.string(),
  /** OVER: the day of arrival is over, or nobody is expected (any more) */
  state: z.enum(['NOT_OFFERED', 'EARLY', 'OPEN', 'OVER']),
  /** +08:00 */
  opensAt: z.string(),
  closesAt: z.string(),
  hotelName: z.string(),
  roomName: z.string(),
  /** its id in `/hotel-order`, as in addresses */
  stayId: z.string(),
  /** business date */
  checkIn: z.string(),
  /** the stay is paid at the desk */
  paysAtHotel: z.boolean(),
  /** when guests may come, HH:mm in half hours */
  times: z.array(z.string()),
  /** empty: the room has no choice of beds */
  beds: z.array(bed),
  /** who can be named, in all rooms */
  mostGuests: z.int(),
  /** of the booking, one for each room */
  guests: z.array(guest),
  documents: z.array(z.object({ code: docType, name: z.string() })),
  /** what was sent; null: nothing yet */
  given: z.nullable(
    z.object({
      /** +08:00 */
      at: z.string(),
      /** HH:mm; null: it was taken back in the booking */
      arrivalTime: z.nullable(clockTime),
      bed: z.nullable(bed),
      guests: z.array(checkInGuest),
    }),
  ),
});
export type CheckIn = z.infer<typeof checkIn>;

export const checkInCalls = defineCalls({
  'GET /hotel/check-in': {
    query: z.object({ orderNo }),
    reply: checkIn,
    summary:
      'Online check-in of one of the member’s own stays: whether it is open, what can be chosen, and what was sent',
  },
  'POST /hotel/check-in': {
    body: z.object({
      orderNo,
      /** one of `times` */
      arrivalTime: clockTime,
      /** one of `beds` */
      bed: z.optional(bed),
      guests: z
        .array(
          z.extend(guest, {
            docType,
            /** without it the number stays that was sent for this guest and type of document */
            docNo: z.optional(z.string().check(z.maxLength(40))),
            nationality: country,
            dateOfBirth: askedDay,
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_GUESTS)),
    }),
    reply: checkIn,
    errors: ['CHECK_IN_CLOSED', 'DOC_FORMAT', 'DOB'],
    summary:
      'Sends the check-in data of a stay, in the place of what was sent before. DOC_FORMAT: data.guest is its place, data.problem FORMAT, CHECK or BIRTH',
  },
});
