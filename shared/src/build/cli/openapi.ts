import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractSchemas } from '../contract-schemas.ts';

type Schemas = Awaited<ReturnType<typeof contractSchemas>>[string];

/** Writes `openapi.json`: what the service that answers this remote's calls must offer. Returns the calls. */
export async function writeOpenApi(root: string): Promise<string[]> {
  const calls = await contractSchemas(join(root, 'contract/index.ts'));
  const paths: Record<string, object> = {};
  for (const [call, schemas] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, schemas) };
  }
  const info = { title: 'Calls of this remote', version: '1' };
  const document = { openapi: '3.1.0', info, paths };
  writeFileSync(join(root, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  return Object.keys(calls);
}

/** As app-server/openapi.json describes a call: the reply is `data` of an envelope. */
const operation = (method: string, { request, reply }: Schemas) => ({
  ...(request !== null && (method === 'GET' ? { parameters: queryOf(request) } : bodyOf(request))),
  responses: {
    200: {
      description: 'Every business outcome; only code 0 is success',
      ...json({
        anyOf: [
          {
            type: 'object',
            properties: { code: { const: 0 }, data: reply },
            required: ['code', 'data'],
          },
          { type: 'object', properties: { code: { not: { const: 0 } } }, required: ['code'] },
        ],
      }),
    },
  },
});

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const bodyOf = (schema: object) => ({ requestBody: { required: true, ...json(schema) } });

function queryOf({ properties = {}, required = [] }: { properties?: object; required?: string[] }) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as object,
  }));
}
