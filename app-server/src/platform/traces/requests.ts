import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf, inside, isTracing, startSpan } from './span.ts';
import { parentIn } from './traceparent.ts';

const SERVER_FAULT = 500;

/** By the route's pattern: the address itself contains ids. */
function startRequest({ method, id, headers, routeOptions: { url } }: FastifyRequest): Span {
  return startSpan(url === undefined ? method : `${method} ${url}`, {
    kind: SpanKind.SERVER,
    parent: contextOf(headers['traceparent']),
    attributes: {
      'http.request.method': method,
      ...(url !== undefined && { 'http.route': url }),
      'resort.request_id': id,
    },
  });
}

/** A request without a valid `traceparent` has the new trace's id on its log lines. */
function tellLog(request: FastifyRequest, span: Span): FastifyRequest['log'] {
  const { traceId, traceFlags } = span.spanContext();
  if (parentIn(request.headers['traceparent']) !== undefined || traceFlags === 0) return request.log;
  return request.log.child({ trace: traceId });
}

/**
 * A span for each request of this instance's routes; what their handlers do becomes its child. Call it before
 * the routes are registered.
 */
export function traceRequests(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', async (request, reply) => {
    const span = startRequest(request);
    spans.set(request, span);
    request.log = reply.log = tellLog(request, span);
  });
  // after the body, because callbacks of its stream lose the async context
  fastify.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else context.with(inside(span), done);
  });
  fastify.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= SERVER_FAULT) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  fastify.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
}

/** The envelope's code, as in the call's log line. */
export function tellOutcome(code: number): void {
  if (isTracing()) trace.getActiveSpan()?.setAttribute('resort.outcome', code);
}
