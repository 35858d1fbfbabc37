import { SpanKind } from '@opentelemetry/api';
import { activeTraceparent, inSpan } from './span.ts';

const FAULT = 400;

/**
 * `fetch` as a span. It says the host only: paths and queries may contain ids and keys. With `passOn`, the other
 * system gets `traceparent`: for those that the operator configured, not for the public services of others.
 */
export function fetchInSpan(
  url: string | URL,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
  { passOn = false } = {},
): Promise<Response> {
  const { method = 'GET' } = init;
  const { hostname } = new URL(url);
  const attributes = { 'http.request.method': method, 'server.address': hostname };
  return inSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const traceparent = passOn ? activeTraceparent() : undefined;
    const headers: Record<string, string> = { ...init.headers };
    if (traceparent !== undefined) headers['traceparent'] = traceparent;
    const response = await fetch(url, { ...init, headers });
    span?.setAttribute('http.response.status_code', response.status);
    if (response.status >= FAULT) span?.setAttribute('error.type', String(response.status));
    return response;
  });
}
