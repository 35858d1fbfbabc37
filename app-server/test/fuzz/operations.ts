import { readFileSync } from 'node:fs';
import type { CallKey } from '@resort/shared/contract';
import type { JsonSchema } from '../calls/json-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface DocumentedOperation {
  readonly security: readonly object[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

/** One call as the OpenAPI document describes it; nothing else is known about it. */
export interface Operation {
  readonly key: CallKey;
  readonly isGet: boolean;
  /** the path template: `/user/users/{id}` */
  readonly path: string;
  /** schema of a GET's query, otherwise of the body */
  readonly payload: JsonSchema;
  /** the names between braces */
  readonly params: readonly string[];
  /** JSON pointer to its responses in the document */
  readonly responses: string;
}

const file = new URL('../../openapi.json', import.meta.url);

/** `app-server/openapi.json` as checked in. */
export const readDocument = (): OpenApiDocument => JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;

function payloadOf({ parameters, requestBody }: DocumentedOperation): JsonSchema {
  if (requestBody) return requestBody.content['application/json'].schema;
  const query = parameters.flatMap((one) => ('in' in one && one.in === 'query' ? [one] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every operation of the document. */
export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => ({
      key: `${method.toUpperCase()} ${path}` as CallKey,
      isGet: method === 'get',
      path,
      payload: payloadOf(documented),
      params: [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []),
      responses: `#/paths/${escaped(path)}/${method}/responses`,
    })),
  );
}
