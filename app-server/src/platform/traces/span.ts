import {
  context,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api';
import { parentIn, traceparentOf } from './traceparent.ts';

let isOn = false;

/** Whether this process makes spans. Where it does not, nothing is hooked in, and no SDK is loaded. */
export const isTracing = (): boolean => isOn;

export function setTracing(on: boolean): void {
  isOn = on;
}

/** What a span says: names that developers wrote, numbers and codes; never values of members. */
interface SpanShape {
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** default: the active span */
  readonly parent?: Context;
  /** another span that this one belongs to without being its child */
  readonly linked?: Span | undefined;
}

export function startSpan(name: string, { kind, attributes = {}, parent, linked }: SpanShape): Span {
  const links = linked === undefined ? [] : [{ context: linked.spanContext() }];
  return trace.getTracer('resort').startSpan(name, { kind, attributes, links }, parent ?? context.active());
}

/** A context in which everything is a child of this span. */
export const inside = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);

/** The kind of failure: an SQLSTATE, a code of Node or the error's name. A message may contain values. */
export function failureOf(error: unknown): string {
  const { code, cause, name }: { code?: unknown; cause?: unknown; name?: unknown } = Object(error);
  if (typeof code === 'string') return code;
  if (cause !== undefined) return failureOf(cause);
  return typeof name === 'string' ? name : typeof error;
}

export function failSpan(span: Span, error: unknown): void {
  span.setAttribute('error.type', failureOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a span of its own; a throw marks it as failed. Without traces, only the work. */
export async function inSpan<T>(
  name: string,
  shape: SpanShape,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!isOn) return work(undefined);
  const span = startSpan(name, shape);
  try {
    return await context.with(trace.setSpan(shape.parent ?? context.active(), span), () => work(span));
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** The context of work that was queued: a child of the span that queued it, or of none. */
export function contextOf(traceparent: unknown): Context {
  const parent = parentIn(traceparent);
  return parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
}

/** Names the active span to whom this code passes work on; undefined outside of any. */
export function activeTraceparent(): string | undefined {
  const active = isOn ? trace.getActiveSpan() : undefined;
  return active && traceparentOf(active.spanContext());
}

/** The id of the active trace, if it is exported: an id that no collector has would lead nowhere. */
export function activeTraceId(): string | undefined {
  const active = isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return active && (active.traceFlags & TraceFlags.SAMPLED) !== 0 ? active.traceId : undefined;
}
