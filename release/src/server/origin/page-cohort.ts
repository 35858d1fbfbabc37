import type { FastifyRequest } from 'fastify';
import { COHORT_COOKIE, GRANT_COOKIE } from './assignment.ts';
import { readCookie } from '../serving/cookies.ts';
import type { Registry } from '../../registry/registry.ts';
import { readCohortPass } from '../../rollout/cohort-pass.ts';
import type { Cohort } from '../../health/counts.ts';

/**
 * How the reporting page got its release, from the visitor's cookies and not from the report; null: do not
 * count.
 */
export function pageCohort(
  { headers }: FastifyRequest,
  { registry, channel }: { registry: Registry; channel: string },
): Cohort | null {
  // a tester's page runs versions that nobody else has
  if (readCookie(headers.cookie, GRANT_COOKIE) !== null) return null;
  const pass = readCookie(headers.cookie, COHORT_COOKIE);
  return pass !== null && readCohortPass(registry.keyring, channel, pass) !== null ? 'named' : 'share';
}
