import { nameOf, type Candidate } from './gate.ts';
import { unreadable, type Schema } from './json-schema.ts';

/** The part of an OpenAPI 3.1 document that the gate reads. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface Operation {
  parameters?: { in?: string; name?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** Members that the client adds to every request. */
const CARRIED = new Set(['language', 'authId', 'idempotencyKey']);

/**
 * Every call of every remote exists in the app server, accepts what the remote sends, and returns what the
 * remote reads. A server may add calls, optional arguments and response members, but not remove any. Null:
 * the server gave no description.
 */
export function contractFaults({ artifacts }: Candidate, openApi: OpenApi | null): string[] {
  const withCalls = artifacts.filter(({ manifest }) => Object.keys(manifest.contract ?? {}).length > 0);
  if (withCalls.length === 0) return [];
  if (openApi === null)
    return ['No description of the app server was given: name its OpenAPI document with --openapi.'];
  return withCalls.flatMap(({ manifest }) =>
    Object.entries(manifest.contract ?? {}).flatMap(([call, { request, reply }]) => {
      const [method = '', path = ''] = call.split(' ');
      const operation = openApi.paths[path]?.[method.toLowerCase()];
      const end = 'deploy an app server that does, or pin a version that was built for this one.';
      if (operation === undefined)
        return [`${nameOf(manifest)} calls ${call}, which the app server does not have: ${end}`];
      const taken = unreadable(accepted(operation), request ?? {}, openApi.components?.schemas);
      const given = unreadable(reply, answered(operation), openApi.components?.schemas);
      return [
        ...taken.map(
          (fault) => `${nameOf(manifest)} sends ${call} what the app server does not take (${fault}): ${end}`,
        ),
        ...given.map(
          (fault) =>
            `${nameOf(manifest)} reads from ${call} what the app server does not answer (${fault}): ${end}`,
        ),
      ];
    }),
  );
}

/** Query or body as one object schema, without the members that the client adds to every request. */
function accepted({ parameters = [], requestBody }: Operation): Schema {
  const body = requestBody?.content?.['application/json']?.schema;
  const parts = body?.allOf ?? (body ? [body] : []);
  const query = parameters.filter((one) => one.in === 'query');
  const properties = {
    ...Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    ...Object.assign({}, ...parts.map((part) => part.properties ?? {})),
  };
  const required = [
    ...query.filter((one) => one.required === true).map(({ name = '' }) => name),
    ...parts.flatMap((part) => part.required ?? []),
  ];
  return { type: 'object', properties, required: required.filter((name) => !CARRIED.has(name)) };
}

/** The schema of `data` in the envelope of a successful response. */
function answered({ responses }: Operation): Schema {
  const envelope = responses?.['200']?.content?.['application/json']?.schema;
  const parts = envelope?.anyOf?.flatMap((one) => one.allOf ?? [one]) ?? [];
  return parts.map((part) => part.properties?.['data']).find((data) => data !== undefined) ?? {};
}
