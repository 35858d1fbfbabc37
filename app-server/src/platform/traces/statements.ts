import { SpanKind, type Span } from '@opentelemetry/api';
import type pg from 'pg';
import { failSpan, failureOf, isTracing, startSpan } from './span.ts';

const KIND = /^\s*(?:with\b[\s\S]*?\)\s*(?=select|insert|update|delete))?([a-z]+)/i;
/** The first change within a statement that reads what it has changed; `for no key update` is none. */
const CHANGE = /^\s*with\b[\s\S]*?\b(insert(?= into)|(?<!key )update(?= "?[a-z])|delete(?= from))\b/i;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i;

/** `select … from "outbox" …` → SELECT and outbox. Nothing else of a statement's text leaves it. */
export function summaryOf(text: string): { readonly operation: string; readonly table: string | undefined } {
  const kind = CHANGE.exec(text)?.[1] ?? KIND.exec(text)?.[1] ?? 'statement';
  return { operation: kind.toUpperCase(), table: TABLE.exec(text)?.[1] };
}

function startStatement(text: string): Span {
  const { operation, table } = summaryOf(text);
  return startSpan(table === undefined ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  });
}

/** The text of what `query` is given; undefined for a stream, and where a callback takes the answer. */
function textOf([first, ...more]: readonly unknown[]): string | undefined {
  if (more.some((one) => typeof one === 'function')) return undefined;
  const text = typeof first === 'string' ? first : Object(first).text;
  return typeof text === 'string' && Object(first).submit === undefined ? text : undefined;
}

type Query = (...given: unknown[]) => Promise<unknown>;

function traced(query: Query): Query {
  return (...given) => {
    const text = textOf(given);
    if (text === undefined) return query(...given);
    const span = startStatement(text);
    const answer = query(...given);
    answer.then(
      () => span.end(),
      (error) => {
        span.setAttribute('db.response.status_code', failureOf(error));
        failSpan(span, error);
        span.end();
      },
    );
    return answer;
  };
}

function hook(on: { query: unknown }): void {
  const query = on.query as Query;
  on.query = traced(query.bind(on));
}

/**
 * A span for each statement on this pool or on one of its connections. A statement on the pool is one span, which
 * includes the wait for a connection: the pool itself asks its connection with a callback, maybe on behalf of
 * another request.
 */
export function traceStatements(pool: pg.Pool): void {
  if (!isTracing()) return;
  hook(pool);
  pool.on('connect', hook);
}
