import type { ReleaseRoute } from '@resort/shared/remote';

/** The required part of the router. */
export interface Moves {
  subscribe(
    listener: (state: { navigation: { state: string }; location: { pathname: string } }) => void,
  ): void;
}

/**
 * Reloads the page on the next screen where nothing can be lost: after a navigation, and not on a step of
 * booking or paying.
 */
export function leaveBlocked(
  router: Moves,
  { routes }: { routes: readonly ReleaseRoute[] },
  reload = () => location.reload(),
): void {
  const start = location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === start) return;
    if (!routes.some(({ path, focused }) => focused && pathname.endsWith(path))) reload();
  });
}
