import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../config/config.ts';
import type { CallMetrics } from '../metrics/call-metrics.ts';
import { tellOutcome } from '../traces/requests.ts';

/** The page's name for each of its calls: signed, used once, and not secret afterwards. */
const NONCE = /^[\w-]{1,64}$/;

function nonceOf({ headers: { random } }: FastifyRequest): string | undefined {
  return typeof random === 'string' && NONCE.test(random) ? random : undefined;
}

const codeOf = (payload: unknown): unknown => Object(payload).code;

/**
 * Logs and counts every answered call. The log line contains the envelope's code as `outcome` and the page's
 * `random`, so that it can be matched with a browser's recording. `callOf` returns the contract's call for a
 * request. The result tells the code of a response that is no object.
 */
export function observeCalls(
  fastify: FastifyInstance,
  environment: Environment,
  { callOf, count }: { callOf(request: FastifyRequest): string | undefined; count: CallMetrics | undefined },
): (request: FastifyRequest, code: number) => void {
  const outcomes = new WeakMap<FastifyRequest, number>();
  const tellCode = (request: FastifyRequest, code: number) => {
    outcomes.set(request, code);
    tellOutcome(code);
  };
  fastify.addHook('preSerialization', (request, _reply, payload, done) => {
    const code = codeOf(payload);
    if (typeof code === 'number') tellCode(request, code);
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
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
    done();
  });
  return tellCode;
}
