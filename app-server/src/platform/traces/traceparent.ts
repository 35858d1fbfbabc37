import type { SpanContext } from '@opentelemetry/api';

/** `traceparent` of W3C Trace Context: version, trace id, parent id, flags; later versions may add members. */
const TRACEPARENT =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 1;

/** The span that a `traceparent` names. Undefined for anything that is not valid, as the standard demands. */
export function parentIn(traceparent: unknown): SpanContext | undefined {
  const found = TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '');
  const [, version, traceId, spanId, flags = '00', more] = found ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & SAMPLED, isRemote: true };
}

/** Names a span to another system, or to the one that works later. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & SAMPLED}`;
