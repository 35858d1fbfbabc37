import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  newErrand,
  RETURN_PATH,
  type Errand,
  type IdentityProvider,
} from '../../permissions/identity/provider.ts';
import { DeniedError } from '../../base/problem.ts';
import { sendSentence } from '../serving/conditional.ts';
import { readCookie, toCookie } from '../serving/cookies.ts';

/** The provider's ID token, for the console alone: no script can read it. */
const SESSION_COOKIE = 'release-session';
const ERRAND_COOKIE = 'release-errand';
const ERRAND_SECONDS = 600;
/** No longer than the token in it is good for; a browser that closes forgets it earlier. */
const SESSION_SECONDS = 12 * 3_600;

/** What the console asks before somebody has signed in. */
export interface SignInState {
  /** there is a provider */
  isOffered: boolean;
  isSignedIn: boolean;
}

/**
 * The token in a person's cookie; null unless the console's own page sent the request. A page of another site
 * cannot act with the cookie of somebody who signed in here.
 */
export function sessionOf({ headers }: FastifyRequest): string | null {
  if (headers['sec-fetch-site'] !== 'same-origin') return null;
  return readCookie(headers.cookie, SESSION_COOKIE);
}

/**
 * `GET /v1/sign-in` sends a person to the provider, which sends them back to `GET /v1/sign-in/done`.
 * `GET /v1/session` tells whether somebody is signed in, `POST /v1/sign-out` ends it.
 */
export function addSignInRoutes(app: FastifyInstance, identity: IdentityProvider | null): void {
  app.get('/v1/session', async (request): Promise<SignInState> => {
    const token = sessionOf(request);
    const holder = token === null ? null : await identity?.holderOf(token);
    return { isOffered: identity !== null, isSignedIn: Boolean(holder) };
  });
  if (identity === null) return;
  const isHttps = identity.origin.startsWith('https:');
  const set = (reply: FastifyReply, name: string, value: string, maxAgeSeconds: number) => {
    // the provider's page is another site, and sends people back to the errand
    const sameSite = name === ERRAND_COOKIE ? 'Lax' : 'Strict';
    reply.header('set-cookie', toCookie(name, value, { maxAgeSeconds, isHttps, sameSite }));
  };

  app.get('/v1/sign-in', async (_request, reply) => {
    const errand = newErrand();
    const page = await identity.begin(errand);
    set(reply, ERRAND_COOKIE, [errand.state, errand.nonce, errand.verifier].join('.'), ERRAND_SECONDS);
    return reply.redirect(page.href, 303);
  });

  app.get(RETURN_PATH, async (request, reply) => {
    const errand = readErrand(request);
    if (errand === null)
      return sendSentence(reply, 400, 'This sign-in took too long: begin again at /console.');
    set(reply, ERRAND_COOKIE, '', 0);
    const token = await identity.finish(new URL(request.url, identity.origin), errand).catch((error) => {
      request.log.warn(error);
      return null;
    });
    if (token === null)
      return sendSentence(reply, 400, 'The provider did not sign you in: begin again at /console.');
    if ((await identity.holderOf(token)) === null)
      return sendSentence(reply, 403, 'You are known, but in no group that may do anything here.');
    set(reply, SESSION_COOKIE, token, SESSION_SECONDS);
    return reply.redirect('/console', 303);
  });

  app.post('/v1/sign-out', async (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'same-origin')
      throw new DeniedError(403, 'Only the console’s own page signs out.');
    set(reply, SESSION_COOKIE, '', 0);
    return reply.code(204).send();
  });
}

function readErrand({ headers }: FastifyRequest): Errand | null {
  const [state, nonce, verifier, ...more] = readCookie(headers.cookie, ERRAND_COOKIE)?.split('.') ?? [];
  return state && nonce && verifier && more.length === 0 ? { state, nonce, verifier } : null;
}
