import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a body with its ETag, or 304 if the client has it (RFC 9110 §13.1.2). Set headers before. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, etag: string, body: Buffer) {
  const quoted = `"${etag}"`;
  reply.header('etag', quoted);
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (reply.statusCode === 200 && (known.includes(quoted) || known.includes('*'))) {
    return reply.code(304).removeHeader('content-type').send();
  }
  return reply.send(body);
}

/** A short text response that is not cached. */
export function sendSentence(reply: FastifyReply, status: number, sentence: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
