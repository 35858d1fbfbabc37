import type { Row, Schema } from '@resort/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../config/config.ts';
import { DomainError } from '../domain-error.ts';
import { badRequest } from '../protocol/shape.ts';

export interface ParsedInput {
  readonly query: unknown;
  readonly body: unknown;
}

type Issues = Parameters<typeof badRequest>[0];

/** What a strict row does not know has a code of its own: a third party stands behind it. */
function refusal(issues: Issues): DomainError {
  const isSurplus = issues.every(({ code }) => code === 'unrecognized_keys');
  return isSurplus ? new DomainError('UNEXPECTED_FIELD') : badRequest(issues);
}

function parse(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refusal(parsed.error.issues);
  return parsed.data;
}

/** The payload by the row's schemas; members a row does not know are left out, or refused where it is strict. */
export function parseInput(row: Row, method: string, payload: unknown): ParsedInput {
  return method === 'GET'
    ? { query: parse(row.query, payload), body: undefined }
    : { query: undefined, body: parse(row.body, payload) };
}

/**
 * A handler's answer by the row's schema, stripped of what the schema does not name. One that does not fit is a fault
 * of ours: everywhere but in production it stops the call, in production members come first and it is logged.
 */
export function fitReply(
  row: Row,
  reply: unknown,
  environment: Environment,
  log: FastifyBaseLogger,
): unknown {
  const parsed = row.reply.safeParse(reply);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), rule: code }));
  if (environment !== 'production')
    throw new Error(`the reply does not fit its row: ${JSON.stringify(fields)}`);
  log.error({ fields }, 'the reply does not fit its row');
  return reply;
}
