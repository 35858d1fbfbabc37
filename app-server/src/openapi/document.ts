import { ERRORS, type Calls, type ErrorName, type Row } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { ERROR_TEXTS } from '../locales/errors/index.ts';
import { splitKey } from '../platform/calls/serve.ts';
import { CARRIED, ENVELOPE, failure, HEADERS, SIGN_CHECK_HEADER, type Json } from './protocol.ts';

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _draft, '~standard': _standard, ...json } = z.toJSONSchema(schema, { io }) as Json;
  return json;
}

function queryParameters(row: Row): Json[] {
  const { properties = {}, required = [] } = (row.query ? jsonSchema(row.query, 'input') : {}) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries({ ...CARRIED, ...properties }).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(row: Row): Json {
  const key = { idempotencyKey: { type: 'string', minLength: 1, maxLength: 64 } };
  const own = row.body ? jsonSchema(row.body, 'input') : undefined;
  // a strict row takes nothing beside its own members, which a third party is to get
  const common = own?.['additionalProperties'] === false ? {} : CARRIED;
  const carried: Json = {
    type: 'object',
    properties: row.once ? { ...common, ...key } : common,
    ...(row.once ? { required: ['idempotencyKey'] } : {}),
  };
  const schema = own ? { allOf: [carried, own] } : carried;
  return { required: true, content: { 'application/json': { schema } } };
}

function errorLines(row: Row): string {
  const shown = row.errors ?? [];
  if (shown.length === 0) return '';
  const lines = shown.map((name) => {
    const found = Object.entries(ERRORS).find(([, { errorCode }]) => errorCode === name);
    if (found === undefined) return `- \`${name}\``;
    const [error, { code }] = found;
    return `- ${code} \`${name}\` ${ERROR_TEXTS[error as ErrorName].en}`;
  });
  return `Errors that the calling screen shows itself:\n${lines.join('\n')}`;
}

function success(row: Row): Json {
  const data = jsonSchema(row.reply, 'output');
  const ok = {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      { type: 'object', properties: { code: { const: 0 }, data } },
    ],
  };
  const schema = { anyOf: [ok, { $ref: '#/components/schemas/Failure' }] };
  return {
    description: 'Every business outcome; only code 0 is success',
    content: { 'application/json': { schema } },
  };
}

function operation(method: string, path: string, row: Row): Json {
  const headers = Object.keys(HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const isGet = method === 'GET';
  return {
    summary: row.summary,
    description: errorLines(row),
    security: row.access === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [
      ...headers,
      ...(row.signCheck ? [SIGN_CHECK_HEADER] : []),
      ...inPath,
      ...(isGet ? queryParameters(row) : []),
    ],
    ...(isGet ? {} : { requestBody: requestBody(row) }),
    responses: { 200: success(row), default: { $ref: '#/components/responses/Transport' } },
  };
}

/** The OpenAPI 3.1 document of a table of calls, for holding another app server against it. */
export function openApiDocument(calls: Calls): Json {
  const paths: Record<string, Json> = {};
  for (const key of (Object.keys(calls) as (keyof Calls)[]).sort()) {
    const { method, path } = splitKey(key);
    const row = calls[key];
    if (row) paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, row) };
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    openapi: '3.1.0',
    info: { title: "Resort members' app server", version: '1' },
    servers: [{ url: '/gateway' }],
    paths,
    components: {
      parameters: Object.fromEntries(
        Object.entries(HEADERS).map(([name, rest]) => [name, { name, in: 'header', ...rest }]),
      ),
      responses: {
        Transport: {
          description: '400, 404, 413, 5xx: the request never reached a call, or we failed',
          content,
        },
      },
      schemas: { Envelope: ENVELOPE, Failure: failure() },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization-App' } },
    },
  };
}
