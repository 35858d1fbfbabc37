import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body in two forms: as received, because that was signed, and parsed. */
interface JsonBody {
  readonly raw: string;
  readonly value: unknown;
}

const NOTHING: JsonBody = { raw: '', value: undefined };

function malformed(cause: unknown): Error {
  return Object.assign(new Error('The body is not JSON.', { cause }), { statusCode: 400 });
}

/** Accepts only JSON bodies in this part of the server, and keeps the raw text. */
export function takeJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const raw = body.toString();
    if (raw === '') return done(null, NOTHING);
    try {
      done(null, { raw, value: JSON.parse(raw) } satisfies JsonBody);
    } catch (error) {
      done(malformed(error));
    }
  });
}

export function jsonBody(request: FastifyRequest): JsonBody {
  return (request.body as JsonBody | undefined) ?? NOTHING;
}
