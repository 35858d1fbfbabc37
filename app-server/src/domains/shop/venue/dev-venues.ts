import { asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../../platform/calls/answer-errors.ts';
import type { Services } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/index.ts';
import { isThisMachine } from '../../../platform/serving/this-machine.ts';
import { orders } from '../../../schema/index.ts';
import { reservation } from '../tables/shops.ts';
import { ARRIVALS, noteArrival } from './arrival.ts';

/**
 * A venue's reception, in development and for this machine only: `GET /_dev/venues` lists the expected guests, `POST
 * /_dev/venues?orderNo=…&says=SEATED|NO_SHOW|LEFT` reports what happened.
 */
export function registerDevVenues(fastify: FastifyInstance, db: Database, services: Services): void {
  fastify.get('/_dev/venues', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    const expected = await db
      .select({ orderNo: orders.orderNo, status: orders.status, row: reservation })
      .from(reservation)
      .innerJoin(orders, eq(orders.id, reservation.orderId))
      .where(inArray(orders.status, ['REQUESTED', 'RESERVED', 'SEATED']))
      .orderBy(asc(reservation.startsAt));
    return expected.map(({ orderNo, status, row }) => ({
      orderNo,
      status,
      shop: row.shop,
      at: macauInstant(row.startsAt),
      party: row.party,
      place: row.place,
      therapists: row.therapists,
    }));
  });
  fastify.post<{ Querystring: { orderNo?: string; says?: string } }>(
    '/_dev/venues',
    async (request, reply) => {
      const says = ARRIVALS.find((one) => one === request.query.says);
      if (!isThisMachine(request) || says === undefined) return answerNotFound(request, reply);
      const orderNo = String(request.query.orderNo);
      await inTransaction(db, (tx) => noteArrival(tx, services, { orderNo, says }));
      return { orderNo, says };
    },
  );
}
