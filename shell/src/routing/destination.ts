import type { ReleaseRoute } from '@resort/shared/remote';
import { detour } from './guard.ts';

/** Predicts the guard's redirect from the stored session, before the server has confirmed it. */
export function destinationOf(
  routes: readonly Pick<ReleaseRoute, 'path' | 'access' | 'visitorsOnly'>[],
  path: string,
  isMember: boolean,
): string {
  const route = path === '/' ? null : routes.find((candidate) => candidate.path === path);
  return (route === undefined ? null : detour(route, isMember)) ?? path;
}
