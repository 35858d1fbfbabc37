import { isLanguage, toLanguage, type Language } from '@resort/shared/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DomainError } from '../domain-error.ts';
import { jsonBody } from './json-body.ts';

/** The headers of every call (specification §7). */
const headers = z.object({
  platform: z.literal('4'),
  channel: z.literal('membershipH5'),
  language: z.string(),
  sign: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  timestamp: z.string().check(z.regex(/^\d{1,15}$/)),
  random: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  'sign-check': z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  'authorization-app': z.optional(z.string().check(z.maxLength(128))),
});

/** Members that every payload has beside its own. */
const carried = z.object({
  language: z.optional(z.string()),
  authId: z.optional(z.string().check(z.maxLength(64))),
});

/** A call with a valid form; nothing in it is authenticated yet. */
export interface IncomingCall {
  readonly method: string;
  /** below the API base, as sent, without the query */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly rawBody: string;
  /** the query of a GET, otherwise the body */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly sign: string;
  /** the header of that name; '' if absent */
  readonly signCheck: string;
  /** ms since 1970, decimal */
  readonly timestamp: string;
  readonly random: string;
  /** '' for a visitor */
  readonly token: string;
  readonly authId: string;
}

/** A schema's issues in wire format: `{fields: [{path, rule}]}`. */
export function badRequest(
  issues: readonly { path: PropertyKey[]; code?: string | undefined }[],
): DomainError {
  const fields = issues.map((issue) => ({ path: issue.path.join('.'), rule: issue.code ?? 'invalid' }));
  return new DomainError('BAD_REQUEST', {}, { fields });
}

function singleValues(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Record<string, string | string[]>);
  const repeated = entries.filter(([, value]) => typeof value !== 'string');
  if (repeated.length > 0) throw badRequest(repeated.map(([key]) => ({ path: [key], code: 'repeated' })));
  return Object.fromEntries(entries) as Record<string, string>;
}

function payloadOf(request: FastifyRequest, query: Record<string, string>): Record<string, unknown> {
  if (request.method === 'GET') return query;
  const { value } = jsonBody(request);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest([{ path: ['body'], code: 'invalid_type' }]);
  return value as Record<string, unknown>;
}

/** `\u0000` in JSON, but not after an escaped backslash. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL texts cannot contain U+0000, and nobody types it. */
function holdsNul(request: FastifyRequest, query: Readonly<Record<string, string>>): boolean {
  const given = [...Object.values(query), ...Object.values(request.params as Record<string, string>)];
  return given.some((text) => text.includes('\0')) || ESCAPED_NUL.test(jsonBody(request).raw);
}

/** Parses a request; throws BAD_REQUEST if its form is invalid. */
export function readCall(request: FastifyRequest, apiBase: string): IncomingCall {
  const head = headers.safeParse(request.headers);
  if (!head.success) throw badRequest(head.error.issues);
  const query = singleValues(request.query);
  const payload = payloadOf(request, query);
  if (holdsNul(request, query)) throw badRequest([{ path: [], code: 'nul' }]);
  const common = carried.safeParse(payload);
  if (!common.success) throw badRequest(common.error.issues);
  const { sign, timestamp, random, 'sign-check': check = '', 'authorization-app': token = '' } = head.data;
  const path = (request.url.split('?', 1)[0] ?? '').slice(apiBase.length);
  const { raw: rawBody } = jsonBody(request);
  const { authId = '' } = common.data;
  const sent = { method: request.method, path, query, rawBody, payload };
  return { ...sent, sign, signCheck: check, timestamp, random, token, authId };
}

/** The caller's language, also from malformed requests: payload, else header, else the fallback. */
export function languageOf(request: FastifyRequest): Language {
  const payload = request.method === 'GET' ? request.query : jsonBody(request).value;
  const asked = payload !== null && typeof payload === 'object' && 'language' in payload && payload.language;
  return isLanguage(asked) ? asked : toLanguage(request.headers['language']);
}
