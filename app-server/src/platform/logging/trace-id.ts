import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { parentIn } from '../traces/traceparent.ts';

/**
 * The trace that a request belongs to. Undefined without a valid header, as the standard demands: nobody is
 * refused because of it. It contains hexadecimal digits only, whoever sent it.
 */
export const traceIdOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  parentIn(traceparent)?.traceId;

/**
 * Adds the trace's id as `trace` to every log line of a request that has one. Call it on the root instance,
 * before anything is registered.
 */
export function logTraceIds(fastify: FastifyInstance): void {
  fastify.setChildLoggerFactory((logger, bindings, options, { headers }) => {
    const trace = traceIdOf(headers);
    return logger.child(trace === undefined ? bindings : { ...bindings, trace }, options);
  });
}
