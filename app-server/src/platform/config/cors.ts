import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = [
  'Content-Type',
  'platform',
  'channel',
  'language',
  'sign',
  'timestamp',
  'random',
  'Authorization-App',
  'sign-check',
].join(', ');
const EXPOSED = 'x-request-id, Retry-After';
const MAX_AGE_SECONDS = '600';

/**
 * Lets pages of exactly these origins read the responses of this part of the server, including errors.
 * Without credentials: a call sends its token in a header, and cookies have no effect.
 */
export function allowOrigins(fastify: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
  });
  fastify.options('/*', async (_request, reply) => {
    if (reply.hasHeader('access-control-allow-origin'))
      reply.headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': HEADERS,
        'access-control-max-age': MAX_AGE_SECONDS,
      });
    return reply.code(204).send();
  });
}
