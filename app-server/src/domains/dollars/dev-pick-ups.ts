import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collect } from './exchange/collect.ts';
import { answerNotFound } from '../../platform/calls/answer-errors.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { inTransaction, type Database } from '../../platform/database/index.ts';
import { isThisMachine } from '../../platform/serving/this-machine.ts';
import { exchangeItem, exchangeOrder } from './tables/exchange.ts';
import { orders } from '../../schema/index.ts';

/**
 * A property's counter, in development and for this machine only: `GET /_dev/pick-ups` lists what waits to be
 * collected, `POST /_dev/pick-ups?code=…` hands it over.
 */
export function registerDevPickUps(fastify: FastifyInstance, db: Database, clock: Clock): void {
  fastify.get('/_dev/pick-ups', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    const waiting = await db
      .select({
        code: exchangeOrder.pickUpCode,
        orderNo: orders.orderNo,
        property: orders.property,
        texts: exchangeItem.texts,
        quantity: exchangeOrder.quantity,
      })
      .from(exchangeOrder)
      .innerJoin(orders, eq(orders.id, exchangeOrder.orderId))
      .innerJoin(exchangeItem, eq(exchangeItem.id, exchangeOrder.itemId))
      .where(eq(orders.status, 'READY'))
      .orderBy(asc(orders.id));
    return waiting.map(({ texts, ...row }) => ({ ...row, name: texts.en.name }));
  });
  fastify.post<{ Querystring: { code?: string } }>('/_dev/pick-ups', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    const pickUpCode = String(request.query.code);
    await inTransaction(db, (tx) => collect(tx, clock, { pickUpCode, actor: 'counter' }));
    return { collected: pickUpCode };
  });
}
