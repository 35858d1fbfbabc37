import type { FastifyRequest } from 'fastify';
import { readCohortPass } from '../rollout/cohort-pass.ts';
import { isInShare, newVisitorId } from '../rollout/share.ts';
import { readCookie, toCookie } from '../serving/cookies.ts';
import { followChannel, type OriginSettings, type ServedChannel } from './follow-channel.ts';
import { followGrants } from './follow-grants.ts';
import type { ServedRelease } from '../page/served-release.ts';

/** A random id, while a share rolls out and no longer: it stands for a browser, never for a member. */
export const VISITOR_COOKIE = 'release-visitor';
export const COHORT_COOKIE = 'release-cohort';
export const GRANT_COOKIE = 'release-grant';

/** No roll-out lasts as long; a visitor who comes without the cookie draws a new lot. */
const VISITOR_SECONDS = 90 * 86_400;

/** What one visitor gets, and what goes along with a page. */
export interface Assignment {
  release: ServedRelease;
  blocked: readonly string[];
  /** `Set-Cookie`, for pages */
  cookies: string[];
  /** others at the same address may get something else: no shared cache keeps the answer */
  isPersonal: boolean;
}

/**
 * The release that belongs to whoever asks; null while none can be served. A visitor without an id draws one with a
 * page alone, since only then it is kept: everything else has the baseline until then.
 */
export type Assign = (request: FastifyRequest, what: 'page' | 'file') => Promise<Assignment | null>;

/**
 * Assigns visitors to releases: a tester's grant first, then what rolls out to the visitor's cohort or share, then what
 * everybody has. Pages, worker and pointer ask here, so that a browser is told about its own release alone.
 */
export function assigner(settings: OriginSettings, onFault: (fault: unknown) => void): Assign {
  const served = followChannel(settings, onFault);
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
    const isMeant =
      rollout === null ||
      (visitor !== null && isInShare(rollout, visitor)) ||
      rollout.cohorts.includes(cohortOf(request, settings) ?? '');
    const release = isMeant ? channel.current : rollout.served;
    return { release, blocked, cookies, isPersonal: rollout !== null || cookies.length > 0 };
  };
}

/** The visitor's id, where it is needed; where it is not, the cookie is taken back. */
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

function cohortOf({ headers }: FastifyRequest, { registry, channel }: OriginSettings): string | null {
  const pass = readCookie(headers.cookie, COHORT_COOKIE);
  return pass === null ? null : (readCohortPass(registry.keyring, channel, pass)?.cohort ?? null);
}

/** A cookie of the origin; without a value it is taken back. */
export function cookieOf({ protocol }: FastifyRequest, name: string, value = '', maxAgeSeconds = 0): string {
  return toCookie(name, value, { maxAgeSeconds, isHttps: protocol === 'https' });
}

/** What is one visitor's stays in the visitor's own cache. */
export const PERSONAL = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' } as const;
