import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ROOM } from '../../domains/hotel/rates/stay.ts';
import { noteAnswer } from '../../domains/hotel/stays/party/send-to-party.ts';
import { orders } from '../../schema/index.ts';
import { partyDispatch } from '../../domains/hotel/tables/hotel-orders.ts';
import { bookingFor } from '../bookings.ts';
import { PartnerError } from '../partner-error.ts';
import { route } from '../route.ts';
import { orderNo } from './shapes.ts';

const decision = z.enum(['CONFIRMED', 'REJECTED']);

export const answerBooking = route({
  path: 'bookings/answer',
  scope: 'stay:write',
  summary: 'Your answer to an event of a booking that we sent you and that you did not decide at once',
  body: z.object({
    /** of the event */
    partyRequestId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    status: decision,
    /** your number of the booking */
    partyRef: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  reply: z.object({ orderNo, status: decision }),
  errors: ['UNKNOWN_ORDER', 'OTHER_PROPERTY', 'OUT_OF_ORDER'],
  async handle({ tx, clock, partner, body: { partyRequestId, status, partyRef } }) {
    const [found] = await tx
      .select({ dispatch: partyDispatch, orderNo: orders.orderNo })
      .from(partyDispatch)
      .innerJoin(orders, eq(orders.id, partyDispatch.orderId))
      .where(eq(partyDispatch.partyRequestId, partyRequestId))
      .for('update', { of: partyDispatch });
    if (found === undefined) throw new PartnerError('UNKNOWN_ORDER');
    await bookingFor(tx, partner, { orderNo: found.orderNo, kinds: [ROOM] });
    const { status: before } = found.dispatch;
    const isDecided = before === 'CONFIRMED' || before === 'REJECTED';
    if (isDecided && before !== status) throw new PartnerError('OUT_OF_ORDER');
    await noteAnswer(tx, { clock }, found.dispatch, { status, partyRef });
    return { orderNo: found.orderNo, status };
  },
});
