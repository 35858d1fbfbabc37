import type { FastifyRequest } from 'fastify';
import { readCohortPass } from '../../rollout/cohort-pass.ts';
import { isInShare, newVisitorId } from '../../rollout/share.ts';
import { readCookie, toCookie } from '../serving/cookies.ts';
import type { FollowedChannel, OriginSettings, ServedChannel } from './channel/follow-channel.ts';
import { followGrants } from './channel/follow-grants.ts';
import { MEANT_COOKIE, meantFor } from './meant.ts';
import type { ServedRelease } from '../page/served-release.ts';

/** A random id, set only during a roll-out; it identifies a browser, never a member. */
export const VISITOR_COOKIE = 'release-visitor';
export const COHORT_COOKIE = 'release-cohort';
export const GRANT_COOKIE = 'release-grant';

/** Longer than any roll-out. A visitor without the cookie gets a new id. */
const VISITOR_SECONDS = 90 * 86_400;

/** A visitor's release, and what is sent with a page. */
export interface Assignment {
  release: ServedRelease;
  blocked: readonly string[];
  /** `Set-Cookie`, for pages */
  cookies: string[];
  /** others at the same address may get another release, so shared caches must not store the response */
  isPersonal: boolean;
}

/**
 * The release of a request; null if none can be served. Only a page request creates a visitor id, because
 * only its cookie is kept; all other requests without an id get the baseline.
 */
export type Assign = (request: FastifyRequest, what: 'page' | 'file') => Promise<Assignment | null>;

/**
 * Assigns releases to visitors: first by a tester's grant, then by a roll-out to the visitor's cohort or
 * share, then the baseline. Pages, worker and pointer all use it, so that a browser only sees its own
 * release.
 */
export function assigner(settings: OriginSettings, served: FollowedChannel): Assign {
  const granted = followGrants(settings);
  return async (request, what) => {
    const channel = await served();
    if (channel === null) return null;
    const { blocked, rollout } = channel;
    const key = readCookie(request.headers.cookie, GRANT_COOKIE);
    const trial = key === null ? null : await granted(key, channel);
    if (trial !== null) return { release: trial, blocked, cookies: [], isPersonal: true };
    const { visitor, cookies } = visitorOf(request, rollout, what);
    if (key !== null) cookies.push(cookieOf(request, GRANT_COOKIE));
    const meant = meantOf(request, rollout, settings, what);
    cookies.push(...meant.cookies);
    const isChosen =
      rollout === null ||
      (visitor !== null && meant.isMeant && isInShare(rollout, visitor)) ||
      rollout.cohorts.includes(cohortOf(request, settings) ?? '');
    const release = isChosen ? channel.current : rollout.served;
    return { release, blocked, cookies, isPersonal: rollout !== null || cookies.length > 0 };
  };
}

/** The visitor's id, if a roll-out needs it; otherwise removes the cookie. */
function visitorOf(
  request: FastifyRequest,
  rollout: ServedChannel['rollout'],
  what: 'page' | 'file',
): { visitor: string | null; cookies: string[] } {
  const known = readCookie(request.headers.cookie, VISITOR_COOKIE);
  if (rollout === null || rollout.basisPoints === 0)
    return { visitor: null, cookies: known === null ? [] : [cookieOf(request, VISITOR_COOKIE)] };
  if (known !== null || what === 'file') return { visitor: known, cookies: [] };
  const visitor = newVisitorId();
  return { visitor, cookies: [cookieOf(request, VISITOR_COOKIE, visitor, VISITOR_SECONDS)] };
}

/** Whether the visitor has the roll-out's attributes, kept with a page; otherwise removes the cookie. */
function meantOf(
  request: FastifyRequest,
  rollout: ServedChannel['rollout'],
  settings: OriginSettings,
  what: 'page' | 'file',
): { isMeant: boolean; cookies: string[] } {
  if (rollout?.only === undefined) {
    const isKnown = readCookie(request.headers.cookie, MEANT_COOKIE) !== null;
    return { isMeant: true, cookies: isKnown ? [cookieOf(request, MEANT_COOKIE)] : [] };
  }
  const { isMeant, value } = meantFor(request, rollout, settings);
  const isKept = what === 'page' && value !== undefined;
  return { isMeant, cookies: isKept ? [cookieOf(request, MEANT_COOKIE, value, VISITOR_SECONDS)] : [] };
}

function cohortOf({ headers }: FastifyRequest, { registry, channel }: OriginSettings): string | null {
  const pass = readCookie(headers.cookie, COHORT_COOKIE);
  return pass === null ? null : (readCohortPass(registry.keyring, channel, pass)?.cohort ?? null);
}

/** A cookie of the origin; without a value it is removed. */
export function cookieOf({ protocol }: FastifyRequest, name: string, value = '', maxAgeSeconds = 0): string {
  return toCookie(name, value, { maxAgeSeconds, isHttps: protocol === 'https' });
}

/** Personal responses may only be stored in the visitor's own cache. */
export const PERSONAL = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' } as const;
