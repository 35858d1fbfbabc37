import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outboxMessage } from '../../schema/index.ts';
import { answerError, answerNotFound } from '../calls/answer-errors.ts';
import type { Services } from '../context.ts';
import { macauInstant } from '../time/clock.ts';
import type { Database } from '../database/index.ts';
import { isThisMachine } from '../serving/this-machine.ts';
import { TEXT_PURPOSE } from './text-purpose.ts';

const NEWEST = 50;

/**
 * `GET /_dev/outbox?to=%2B85366000001`: what was sent to a number, newest first, with one-time codes. Only in
 * development and only from this machine; everything else below `/_dev` is 404.
 */
export function registerDevOutbox(fastify: FastifyInstance, db: Database, services: Services): void {
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  fastify.setErrorHandler(answerError);
  fastify.all('/_dev/*', async (request, reply) => answerNotFound(request, reply));
  fastify.get<{ Querystring: { to?: string | string[] } }>('/_dev/outbox', async (request, reply) => {
    const { to } = request.query;
    if (services.environment !== 'development' || !isThisMachine(request) || typeof to !== 'string')
      return answerNotFound(request, reply);
    const messages = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.to, to))
      .orderBy(desc(outboxMessage.id))
      .limit(NEWEST);
    return messages.map(({ channel, code, textSealed, at }) => {
      const text = services.secrets.open(textSealed, TEXT_PURPOSE).toString();
      return { to, channel, code, text, at: macauInstant(at) };
    });
  });
}
