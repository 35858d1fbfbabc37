import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { inRequest } from './cause.ts';
import type { IsTrustedProxy } from '../config/trusted-proxy.ts';
import { logTraceIds } from './trace-id.ts';

const WELL_FORMED = /^[\w.-]{8,64}$/;

interface RawRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * For `x-request-id`, and as a reference that a member can read out: 16 hexadecimal digits. Node takes the random bytes of
 * many UUIDs at once, which asking the system for each id would not.
 */
export function newRequestId(): string {
  return randomUUID().slice(19).replace('-', '');
}

/** Assigns request ids: a trusted proxy's, so that both logs can be matched; otherwise a new one. */
export function requestIds(isTrustedProxy: IsTrustedProxy): (request: RawRequest) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isGiven = typeof given === 'string' && WELL_FORMED.test(given);
    return isGiven && isTrustedProxy(socket.remoteAddress) ? given : newRequestId();
  };
}

/**
 * Adds `x-request-id` to every response of the server, the id to everything that its handlers queue, and the
 * trace's id to its log lines. Call it on the root instance, before anything is registered.
 */
export function tellRequestIds(fastify: FastifyInstance): void {
  logTraceIds(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // after the body, because callbacks of its stream lose the async context
  fastify.addHook('preHandler', (request, _reply, done) => inRequest(request.id, done));
}
