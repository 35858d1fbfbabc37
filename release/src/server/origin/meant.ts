import type { FastifyRequest } from 'fastify';
import { appOf, engineOf, fits, type Only } from '../../rollout/only.ts';
import { readCookie } from '../serving/cookies.ts';
import type { OriginSettings } from './channel/follow-channel.ts';
import { readPath } from './paths.ts';

/** Whether a roll-out is meant for this browser: `<salt>.1` or `<salt>.0`, decided with its first page. */
export const MEANT_COOKIE = 'release-meant';

interface Targeted {
  salt: string;
  only?: Only;
}

/** What an earlier page decided; null if none did for this roll-out. */
export function decidedBefore({ headers }: FastifyRequest, { salt }: Targeted): boolean | null {
  const cookie = readCookie(headers.cookie, MEANT_COOKIE);
  return cookie === `${salt}.1` ? true : cookie === `${salt}.0` ? false : null;
}

/**
 * Whether the visitor has the attributes of a roll-out. Whoever changes the language or travels stays on the
 * same side. `value`: the cookie to set; undefined: it stays as it is.
 */
export function meantFor(
  request: FastifyRequest,
  rollout: Targeted,
  settings: Pick<OriginSettings, 'regionOf'>,
): { isMeant: boolean; value?: string } {
  const { salt, only } = rollout;
  if (only === undefined) return { isMeant: true };
  const before = decidedBefore(request, rollout);
  if (before !== null) return { isMeant: before };
  const meaning = readPath(request.url);
  const userAgent = request.headers['user-agent'] ?? '';
  const isMeant = fits(only, {
    language: meaning.kind === 'page' ? meaning.language : null,
    market: settings.regionOf?.(request) ?? null,
    engine: engineOf(userAgent),
    app: appOf(userAgent),
  });
  return { isMeant, value: `${salt}.${isMeant ? 1 : 0}` };
}
