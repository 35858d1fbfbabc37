import * as z from 'zod/mini';
import { COVERED } from './authenticate.ts';
import { PARTNER_ERRORS } from './partner-error.ts';
import { PARTNER_ROUTES } from './calls/index.ts';
import type { PartnerRoute } from './route.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _draft, '~standard': _standard, ...json } = z.toJSONSchema(schema, { io }) as Json;
  return json;
}

const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

function operation({ scope, summary, body, reply, errors }: PartnerRoute): Json {
  const lines = errors.map((code) => `- ${PARTNER_ERRORS[code][0]} \`${code}\` ${PARTNER_ERRORS[code][1]}`);
  return {
    summary,
    description: [`Scope \`${scope}\`.`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n'),
    security: [{ signature: [] }],
    parameters: ['Idempotency-Key', 'Content-Digest', 'Signature-Input', 'Signature'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    responses: {
      200: {
        description: 'Done, or done before with this key',
        content: { 'application/json': { schema: jsonSchema(reply, 'output') } },
      },
      default: { description: 'Nothing was changed', content: problem },
    },
  };
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The OpenAPI 3.1 document of the gateway, for partners; docs/partner-gateway.md explains how to sign. */
export function partnerDocument(): Json {
  const rows = PARTNER_ROUTES.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: { title: 'The resort’s partner gateway', version: '1' },
    paths: Object.fromEntries(rows.map((row) => [`/partner/${row.path}`, { post: operation(row) }])),
    components: {
      parameters: {
        'Idempotency-Key': header(
          'Idempotency-Key',
          'of the work, 8 to 64 letters, digits, -, _ or .; the same on every attempt',
        ),
        'Content-Digest': header('Content-Digest', 'RFC 9530, SHA-256 or SHA-512'),
        'Signature-Input': header(
          'Signature-Input',
          `RFC 9421; covers ${COVERED.join(', ')}; has created, keyid and a new nonce`,
        ),
        Signature: header('Signature', 'RFC 9421, Ed25519'),
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'status', 'code', 'detail'],
          properties: {
            type: { const: 'about:blank' },
            status: { type: 'integer' },
            code: { type: 'string', examples: Object.keys(PARTNER_ERRORS) },
            detail: { type: 'string' },
          },
        },
      },
      securitySchemes: {
        signature: { type: 'apiKey', in: 'header', name: 'Signature', description: 'HTTP Message Signature' },
      },
    },
  };
}
