import { BEDS } from '@resort/mf-hotel/contract';
import { DOC_TYPES } from '@resort/shared/documents';
import * as z from 'zod/mini';
import { givenFor, openNumber } from '../../domains/hotel/check-in/given.ts';
import { bedOf } from '../../domains/hotel/check-in/read.ts';
import { ROOM } from '../../domains/hotel/rates/stay.ts';
import { bookedBy } from '../../domains/hotel/stays/booked.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { bookingFor } from '../bookings.ts';
import { route } from '../route.ts';
import { orderNo } from './shapes.ts';

const guest = z.object({
  firstName: z.string(),
  lastName: z.string(),
  docType: z.enum(DOC_TYPES),
  docNo: z.string(),
  /** ISO 3166-1 alpha-2 */
  nationality: z.string(),
  dateOfBirth: z.string(),
});

/** A scope of its own: a system that reports arrivals need not read documents. */
export const readStayCheckIn = route({
  path: 'stays/check-in',
  scope: 'stay:read',
  summary:
    'What the guests of a booking sent at online check-in: documents in full, expected time, beds; null before that',
  body: z.object({ orderNo }),
  reply: z.object({
    orderNo,
    checkIn: z.nullable(
      z.object({
        /** +08:00 */
        sentAt: z.string(),
        /** HH:mm, Macau time */
        arrivalTime: z.nullable(z.string()),
        /** null: no preference */
        bed: z.nullable(z.enum(BEDS)),
        guests: z.array(guest),
      }),
    ),
  }),
  errors: ['UNKNOWN_ORDER', 'OTHER_PROPERTY'],
  async handle({ tx, secrets, partner, body }) {
    const order = await bookingFor(tx, partner, { orderNo: body.orderNo, kinds: [ROOM] });
    const given = await givenFor(tx, order.id);
    if (given === undefined) return { orderNo: order.orderNo, checkIn: null };
    const booked = await bookedBy(tx, order.id);
    const guests = given.guests.map((row) => {
      const { firstName, lastName, docType, nationality, dateOfBirth } = row;
      return { firstName, lastName, docType, docNo: openNumber(secrets, row), nationality, dateOfBirth };
    });
    const { arrivalTime } = booked.row;
    const bed = bedOf(given.bed, booked);
    return {
      orderNo: order.orderNo,
      checkIn: { sentAt: macauInstant(given.sentAt), arrivalTime, bed, guests },
    };
  },
});
