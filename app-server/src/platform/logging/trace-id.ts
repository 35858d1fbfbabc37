import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** `traceparent` of W3C Trace Context: version, trace id, parent id, flags; later versions may add members. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/**
 * The trace that a request belongs to. Undefined without a valid header, as the standard demands: nobody is
 * refused because of it. It contains hexadecimal digits only, whoever sent it.
 */
export function traceIdOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  const [, version, id, more] = TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  return version === '00' && more !== undefined ? undefined : id;
}

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
