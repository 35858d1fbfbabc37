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

/** From CORS_ORIGINS, separated by commas: `https://members.example.com`. Default: no other origin. */
export function readCorsOrigins(value = ''): readonly string[] {
  const origins = value.split(',').map((origin) => origin.trim());
  return origins.filter((origin) => origin !== '').map(checkOrigin);
}

function checkOrigin(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (isWeb && url.origin === origin) return origin;
  throw new Error(
    `CORS_ORIGINS contains "${origin}"; it must list exact origins, such as https://members.example.com.`,
  );
}

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
