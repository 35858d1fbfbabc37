import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../config/config.ts';
import type { CallMetrics } from '../metrics/call-metrics.ts';

/** What the page names each of its calls by: signed, used once, no secret afterwards. */
const NONCE = /^[\w-]{1,64}$/;

function nonceOf({ headers: { random } }: FastifyRequest): string | undefined {
  return typeof random === 'string' && NONCE.test(random) ? random : undefined;
}

const codeOf = (payload: unknown): unknown => Object(payload).code;

/**
 * A line in the log for every answered call, and its numbers. The line has the envelope's code as `outcome`, and the
 * page's `random`, by which what a browser recorded can be laid beside it. `callOf` says which call of the contract a
 * request is.
 */
export function observeCalls(
  fastify: FastifyInstance,
  environment: Environment,
  { callOf, count }: { callOf(request: FastifyRequest): string | undefined; count: CallMetrics | undefined },
): void {
  const outcomes = new WeakMap<FastifyRequest, number>();
  fastify.addHook('preSerialization', async (request, _reply, payload) => {
    const code = codeOf(payload);
    if (typeof code === 'number') outcomes.set(request, code);
    return payload;
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const code = outcomes.get(request);
    const level = environment === 'production' ? 'info' : 'debug';
    const line = {
      method,
      path,
      status,
      outcome: code,
      ms: Math.round(elapsedTime),
      random: nonceOf(request),
    };
    request.log[level](line, 'call');
    count?.({ call: callOf(request), code, status, seconds: elapsedTime / 1000 });
  });
}
