import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { macauInstant } from '../../../platform/clock.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { orders, reservation } from '../../../schema/index.ts';
import { applyAnswer } from './answer.ts';
import { venueEngine } from './engine.ts';

const payload = z.object({ orderId: z.int(), revision: z.int() });

/** Work of the outbox: asks the venue and applies what it says; where it cannot be reached, it is asked again later. */
export const askVenueReceiver: Receiver = async (tx, delivery, context) => {
  const { orderId, revision } = payload.parse(delivery.payload);
  const [found] = await tx
    .select({ row: reservation, order: orders })
    .from(reservation)
    .innerJoin(orders, eq(orders.id, reservation.orderId))
    .where(eq(reservation.orderId, orderId));
  if (found === undefined) throw new Error(`order ${orderId} reserves nothing`);
  const { row, order } = found;
  if (order.status !== 'REQUESTED' || row.revision !== revision) return;
  const ask = venueEngine(context.environment);
  if (ask === undefined) throw new Error('no venue is connected');
  const answer = await ask({
    requestId: `${order.orderNo} ${revision}`,
    shop: row.shop,
    startsAt: macauInstant(row.startsAt),
    endsAt: macauInstant(row.endsAt),
    party: row.party,
    remarks: row.remarks,
  });
  await applyAnswer(tx, context, { orderId, revision, answer });
};
