import { callEarly, type AnySigner } from '@resort/shared/api';
import type { Language } from '@resort/shared/contract';
import type { EarlyCall, PageRelease } from '@resort/shared/remote';
import type { Credentials } from '@resort/shared/session';

/** The user check, which every page of a signed-in visitor makes (session/check.ts). */
const USER_CHECK: EarlyCall = { call: 'GET /user/info' };

/** As much of a release as is needed: a page of another make has the same. */
export type AheadRelease = {
  config: Pick<PageRelease['config'], 'apiBase'>;
  routes: readonly Pick<PageRelease['routes'][number], 'path' | 'prefetch'>[];
};

/**
 * Sends what a signed-in visitor's page will ask for anyway, before the code that asks: the user check, and what the
 * screen's route declares for its bare address: a query may ask for other things. By the inline script where there
 * is WebCrypto, by the shell elsewhere. A visitor's page asks for nothing.
 */
export function callAhead(
  { config, routes }: AheadRelease,
  to: { path: string; language: Language; credentials: Credentials | null },
  sign: AnySigner,
): void {
  const { path, language, credentials } = to;
  if (credentials === null || !navigator.onLine) return;
  const route = routes.find((candidate) => candidate.path === path);
  const calls = [USER_CHECK, ...((location.search === '' && route?.prefetch) || [])];
  callEarly(calls, { baseUrl: config.apiBase, language, credentials }, sign);
}
