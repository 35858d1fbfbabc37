import { CRASHED_SHELL_COOKIE } from '@resort/shared/remote';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../serving/cookies.ts';
import { GRANT_COOKIE } from './assignment.ts';

/**
 * The version of the shell that crashed in this browser (shell/src/crash). Null without one, and for a tester, who sees
 * what was granted.
 */
export function crashedShell({ headers: { cookie } }: FastifyRequest): string | null {
  return readCookie(cookie, GRANT_COOKIE) === null ? readCookie(cookie, CRASHED_SHELL_COOKIE.name) : null;
}
