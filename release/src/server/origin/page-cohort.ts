import type { FastifyRequest } from 'fastify';
import { COHORT_COOKIE, GRANT_COOKIE } from './assignment.ts';
import type { ServedChannel } from './channel/follow-channel.ts';
import { decidedBefore } from './meant.ts';
import { readCookie } from '../serving/cookies.ts';
import type { Registry } from '../../registry/registry.ts';
import { readCohortPass } from '../../rollout/cohort-pass.ts';
import type { Cohort } from '../../health/counts.ts';

/**
 * How the reporting page got its release, from the visitor's cookies and not from the report; null: do not
 * count. During a roll-out for some attributes alone, only visitors who have them are compared.
 */
export function pageCohort(
  request: FastifyRequest,
  { registry, channel }: { registry: Registry; channel: string },
  rollout: ServedChannel['rollout'],
): Cohort | null {
  const { headers } = request;
  // a tester's page runs versions that nobody else has
  if (readCookie(headers.cookie, GRANT_COOKIE) !== null) return null;
  const pass = readCookie(headers.cookie, COHORT_COOKIE);
  if (pass !== null && readCohortPass(registry.keyring, channel, pass) !== null) return 'named';
  return rollout?.only === undefined || decidedBefore(request, rollout) === true ? 'share' : 'named';
}
