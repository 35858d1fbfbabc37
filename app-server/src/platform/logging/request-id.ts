import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { inRequest } from './cause.ts';
import type { IsTrustedProxy } from '../config/trusted-proxy.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

interface RawRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** For `x-request-id` and the reference that a member can read out to us. */
export function newRequestId(): string {
  return randomBytes(8).toString('hex');
}

/** Names requests: as a trusted proxy named them, so that both logs can be laid side by side; otherwise anew. */
export function requestIds(isTrustedProxy: IsTrustedProxy): (request: RawRequest) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isGiven = typeof given === 'string' && WELL_FORMED.test(given);
    return isGiven && isTrustedProxy(socket.remoteAddress) ? given : newRequestId();
  };
}

/**
 * Puts `x-request-id` on every answer of the server, and the id on all that its handlers queue; call it at the root,
 * before anything is registered.
 */
export function tellRequestIds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // after the body: what its stream calls back would have lost it
  fastify.addHook('preHandler', (request, _reply, done) => inRequest(request.id, done));
}
