import { eq } from 'drizzle-orm';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { whatGoesBack } from '../../../core/orders/refund-share.ts';
import { transition } from '../../../core/orders/transition.ts';
import { refundPayment } from '../../../core/payments/refund-payment.ts';
import type { Services } from '../../../platform/calls/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { reservation } from '../../../schema/index.ts';
import { reservationOf } from '../reservations/reservation-row.ts';
import { tellNews } from '../reservations/after-booking.ts';
import type { VenueAnswer } from './engine.ts';

const ACTOR = 'venue';

/**
 * What the venue says of a request, once: accepted, it is reserved; declined, everything goes back and the member is
 * told. An answer to a request that was changed or given up meanwhile changes nothing.
 */
export async function applyAnswer(
  tx: Transaction,
  services: Services,
  { orderId, revision, answer }: { orderId: number; revision: number; answer: VenueAnswer },
): Promise<void> {
  const { clock } = services;
  const { order } = await lockOrder(tx, clock, orderId);
  const row = await reservationOf(tx, orderId);
  if (order.status !== 'REQUESTED' || row.revision !== revision) return;
  const from = ['REQUESTED'];
  if (answer.accepted) {
    await tx.update(reservation).set({ venueRef: answer.reference }).where(eq(reservation.orderId, orderId));
    const step = { orderId, from, to: 'RESERVED', event: 'ACCEPTED', actor: ACTOR };
    const { order: accepted } = await transition(tx, clock, step);
    await tellNews(tx, clock, { orderId, version: accepted.version, news: 'CONFIRMED' });
    return;
  }
  const data = { reason: answer.reason };
  const step = { orderId, from, to: 'DECLINED', event: 'DECLINED', actor: ACTOR, data };
  const { order: declined } = await transition(tx, clock, step);
  const amount = whatGoesBack(declined).money;
  await refundPayment(tx, services, { orderId, amount, reason: 'declined', actor: ACTOR });
  await tellNews(tx, clock, { orderId, version: declined.version, news: 'DECLINED' });
}
