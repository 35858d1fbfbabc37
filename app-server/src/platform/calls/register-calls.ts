import type { FastifyInstance } from 'fastify';
import { takeJsonBodies } from '../protocol/json-body.ts';
import { allowOrigins } from '../config/cors.ts';
import { answerError, answerNotFound } from './answer-errors.ts';
import { FinishedReply, sendFinished } from './finished-reply.ts';
import { observeCalls } from './observe-calls.ts';
import { okEnvelope } from './ok-envelope.ts';
import type { Gateway } from './gateway.ts';
import { runCall } from './run-call.ts';
import type { ServedCall } from './serve.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

/** `/user/users/{id}/language` → `/user/users/:id/language` */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Serves the calls below `fastify`'s prefix. Every response is an envelope and is never cached. Also handles
 * the errors, unknown paths and bodies of that prefix.
 */
export async function registerCalls(
  fastify: FastifyInstance,
  gateway: Gateway,
  served: readonly ServedCall[],
): Promise<void> {
  takeJsonBodies(fastify);
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  await allowOrigins(fastify, gateway.corsOrigins);
  const keys = new Map(
    served.map(({ method, path, key }) => [`${method} ${gateway.apiBase}${routePath(path)}`, key]),
  );
  const tellCode = observeCalls(fastify, gateway.environment, {
    callOf: ({ method, routeOptions }) => keys.get(`${method} ${routeOptions.url}`),
    count: gateway.countCall,
  });
  fastify.setErrorHandler(answerError);
  fastify.setNotFoundHandler(answerNotFound);
  for (const call of served) {
    fastify.route({
      method: call.method,
      url: routePath(call.path),
      exposeHeadRoute: false,
      bodyLimit: BODY_LIMIT_BYTES,
      handler: async (request, reply) => {
        const data = await runCall(gateway, call, request);
        if (!(data instanceof FinishedReply)) return okEnvelope(data);
        tellCode(request, 0);
        return sendFinished(reply, data);
      },
    });
  }
}
