import type { Envelope } from '@resort/shared/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost, isOutOfRoom, isOverLimit } from '../database/index.ts';
import { DomainError, errorEnvelope } from '../domain-error.ts';
import { describeError } from '../logging/logging.ts';
import { languageOf } from '../protocol/shape.ts';

const RETRIES_EXHAUSTED: readonly unknown[] = ['40001', '40P01'];

function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && RETRIES_EXHAUSTED.includes(error.code)) || isContention(error.cause);
}

const RETRY_AFTER_SECONDS = '2';

/** Responds 503 with Retry-After while no call can be handled. */
export function answerUnavailable(request: FastifyRequest, reply: FastifyReply): Envelope {
  reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
  return errorEnvelope('BUSY', languageOf(request));
}

/**
 * Converts a failure to an envelope: business errors with status 200, transport errors with their status,
 * everything else with 500.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Envelope {
  const language = languageOf(request);
  if (error instanceof DomainError) return errorEnvelope(error.error, language, error.values, error.data);
  if (isContention(error)) {
    request.log.warn({ err: describeError(error) }, 'retries exhausted');
    return errorEnvelope('BUSY', language);
  }
  if (isConnectionLost(error)) {
    request.log.warn({ err: describeError(error) }, 'the database is away');
    return answerUnavailable(request, reply);
  }
  if (isOutOfRoom(error)) {
    request.log.error({ err: describeError(error) }, 'the database has no room');
    return answerUnavailable(request, reply);
  }
  if (isOverLimit(error)) {
    request.log.error({ err: describeError(error) }, 'a limit of the database was met');
    return answerUnavailable(request, reply);
  }
  const status = error.statusCode ?? 500;
  reply.code(status);
  if (status < 500) return errorEnvelope('BAD_REQUEST', language);
  request.log.error({ err: describeError(error) }, 'a call failed');
  return errorEnvelope('INTERNAL', language, { id: request.id });
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): Envelope {
  reply.code(404);
  return errorEnvelope('NOT_FOUND', languageOf(request));
}
