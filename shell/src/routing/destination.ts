import type { ReleaseRoute } from '@resort/shared/remote';
import { detour } from './guard.ts';

/** Where the guard will lead, as far as the stored session tells before the server has been asked. */
export function destinationOf(
  routes: readonly Pick<ReleaseRoute, 'path' | 'access' | 'visitorsOnly'>[],
  path: string,
  isMember: boolean,
): string {
  const route = path === '/' ? null : routes.find((candidate) => candidate.path === path);
  return (route === undefined ? null : detour(route, isMember)) ?? path;
}
