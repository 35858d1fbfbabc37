import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { grantOfKey, openGrant } from '../../grants/grants.ts';
import { readCohortPass } from '../../rollout/cohort-pass.ts';
import { COHORT_COOKIE, cookieOf, GRANT_COOKIE } from './assignment.ts';
import { sendSentence } from '../serving/conditional.ts';
import { readCookie } from '../serving/cookies.ts';
import type { OriginSettings } from './channel/follow-channel.ts';

const GONE = 'This link is over, or was opened already: ask for another one.';

/** Links that store a grant or a cohort pass in a cookie. The secret is in the path only. */
export function addPassRoutes(app: FastifyInstance, { registry, channel }: OriginSettings): void {
  type WithKey = { Params: { '*': string } };

  app.get('/grants/end', { exposeHeadRoute: false }, (request, reply) =>
    sendOn(reply, cookieOf(request, GRANT_COOKIE)),
  );

  app.get<WithKey>('/grants/*', { exposeHeadRoute: false }, async (request, reply) => {
    const key = request.params['*'];
    const grant = isOpening(request) ? await grantOfKey(registry, channel, key) : null;
    if (grant === null) return sendSentence(reply, 410, GONE);
    const isTheirs = readCookie(request.headers.cookie, GRANT_COOKIE) === key;
    if (!isTheirs && !(await openGrant(registry, grant))) return sendSentence(reply, 410, GONE);
    return sendOn(reply, cookieOf(request, GRANT_COOKIE, key, secondsUntil(Date.parse(grant.expiresAt))));
  });

  app.get<WithKey>('/cohorts/*', { exposeHeadRoute: false }, (request, reply) => {
    const key = request.params['*'];
    const pass = readCohortPass(registry.keyring, channel, key);
    if (pass === null) return sendSentence(reply, 410, GONE);
    return sendOn(reply, cookieOf(request, COHORT_COOKIE, key, secondsUntil(pass.expires)));
  });
}

/** Redirects to the start page with the cookie; no-referrer keeps the secret address private. */
function sendOn(reply: FastifyReply, cookie: string) {
  return reply
    .code(302)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('set-cookie', cookie)
    .header('location', '/')
    .send();
}

/** False for a prefetch, because the link opens only once. */
function isOpening({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return purpose === undefined && (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

const secondsUntil = (time: number) => Math.floor((time - Date.now()) / 1_000);
