import type { ReleaseRoute } from '@resort/shared/remote';
import { fitsQuery } from '@resort/shared/routes';
import { detour } from './guard.ts';

/**
 * Where the guard will redirect, judged by the stored session before the server responds; '' for an address that does
 * not fit its route.
 */
export function destinationOf(
  routes: readonly Pick<ReleaseRoute, 'path' | 'access' | 'visitorsOnly' | 'needs'>[],
  path: string,
  query: URLSearchParams,
  isMember: boolean,
): string {
  const route = path === '/' ? null : routes.find((candidate) => candidate.path === path);
  if (!fitsQuery(route?.needs, query)) return '';
  return (route === undefined ? null : detour(route, isMember)) ?? path;
}
