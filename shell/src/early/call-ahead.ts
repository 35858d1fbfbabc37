import type { Language } from '@resort/shared/contract';
import { callEarly } from '@resort/shared/early-calls';
import type { EarlyCall, PageRelease } from '@resort/shared/remote';
import type { Credentials } from '@resort/shared/session';

/** The user check, which every page of a signed-in visitor makes (session/check.ts). */
const USER_CHECK: EarlyCall = { call: 'GET /user/info' };

/** The required part of a release; other kinds of page have it, too. */
export type AheadRelease = {
  config: Pick<PageRelease['config'], 'apiBase'>;
  routes: readonly Pick<PageRelease['routes'][number], 'path' | 'prefetch'>[];
};

/**
 * Sends the calls that a signed-in visitor's page always makes, before the code that needs them: the user
 * check, and the calls that the screen's route declares. It skips the latter if the address has a query,
 * because the calls may differ. A visitor's page sends nothing, and neither does one without WebCrypto (plain http).
 */
export function callAhead(
  { config, routes }: AheadRelease,
  to: { path: string; language: Language; credentials: Credentials | null },
): void {
  const { path, language, credentials } = to;
  if (credentials === null || !navigator.onLine || !isSecureContext) return;
  const route = routes.find((candidate) => candidate.path === path);
  const calls = [USER_CHECK, ...((location.search === '' && route?.prefetch) || [])];
  callEarly(calls, { baseUrl: config.apiBase, language, credentials });
}
