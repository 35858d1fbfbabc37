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

/** An unknown member of a strict row has its own error code, because a third party handles such rows. */
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

/**
 * Validates the payload by the row's schemas. Unknown members are dropped, or refused if the row is strict.
 */
export function parseInput(row: Row, method: string, payload: unknown): ParsedInput {
  return method === 'GET'
    ? { query: parse(row.query, payload), body: undefined }
    : { query: undefined, body: parse(row.body, payload) };
}

/**
 * Validates a handler's response by the row's schema and drops members that it does not name. A mismatch is a
 * bug: outside production it fails the call; in production the member gets the response and the mismatch is
 * logged.
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
