import type { FastifyReply } from 'fastify';
import { FrozenError, LostRaceError, RefusedError, UsageError } from './errors.ts';

/** Problem details (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
}

/** The caller is unknown (401), lacks the permission (403), or cannot be known just now (503). */
export class DeniedError extends Error {
  override name = 'DeniedError';
  readonly status: 401 | 403 | 503;
  constructor(status: 401 | 403 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

/** One address sends too many requests. */
export class TooManyError extends Error {
  override name = 'TooManyError';
}

const DENIED = { 401: 'Show a token', 403: 'Not with this token', 503: 'Nobody can sign in' } as const;

export function problemOf(error: unknown): Problem {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof DeniedError) {
    return { type: '/problems/denied', title: DENIED[error.status], status: error.status, detail };
  }
  if (error instanceof TooManyError)
    return { type: '/problems/too-many', title: 'Too many', status: 429, detail };
  if (error instanceof UsageError)
    return { type: '/problems/usage', title: 'No such command', status: 400, detail };
  if (error instanceof FrozenError) return { type: '/problems/frozen', title: 'Frozen', status: 423, detail };
  if (error instanceof RefusedError)
    return { type: '/problems/refused', title: 'Refused by a rule', status: 422, detail };
  if (error instanceof LostRaceError)
    return { type: '/problems/conflict', title: 'Somebody else was first', status: 409, detail };
  // refused by Fastify before the handler: invalid JSON, too large, another content type
  const { statusCode = 500 } = Object(error) as { statusCode?: number };
  if (statusCode >= 400 && statusCode < 500)
    return { type: '/problems/request', title: 'No such request', status: statusCode, detail };
  return {
    type: '/problems/unexpected',
    title: 'Unexpected',
    status: 500,
    detail: 'Look at the registry’s own log.',
  };
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  // RFC 9110 §11.6.1: a 401 names the authentication scheme
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problem);
}
