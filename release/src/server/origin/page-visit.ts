import type { FastifyRequest } from 'fastify';
import {
  newVisit,
  readVisit,
  VISIT_COOKIE,
  VISIT_SECONDS,
  type Visit,
} from '../../health/reports/visit-token.ts';
import { readCookie } from '../serving/cookies.ts';
import { cookieOf, GRANT_COOKIE, type Assignment } from './assignment.ts';
import type { OriginSettings } from './channel/follow-channel.ts';

/** The visit that a request belongs to, by what this origin or another one of the channel signed; null without one. */
export function pageVisit({ headers }: FastifyRequest, { registry, channel }: OriginSettings): Visit | null {
  const token = readCookie(headers.cookie, VISIT_COOKIE);
  return token === null ? null : readVisit(registry.keyring.visitKey, channel, token);
}

/**
 * The page carries the visit under which its reports count: one for each browser, release and day. A response that brings
 * a new one is for this visitor alone; all others stay as they were.
 */
export function addVisit(
  request: FastifyRequest,
  assignment: Assignment,
  settings: OriginSettings,
): Assignment {
  // what a tester's page tells counts for nothing
  if (readCookie(request.headers.cookie, GRANT_COOKIE) !== null) return assignment;
  const { since } = assignment.release.pointer;
  if (pageVisit(request, settings)?.release === since) return assignment;
  const token = newVisit(settings.registry.keyring.visitKey, settings.channel, since);
  const cookie = cookieOf(request, VISIT_COOKIE, token, VISIT_SECONDS);
  return { ...assignment, cookies: [...assignment.cookies, cookie], isPersonal: true };
}
