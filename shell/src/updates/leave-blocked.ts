import type { ReleaseRoute } from '@resort/shared/remote';

/** As much of the router as leaving needs. */
export interface Moves {
  subscribe(
    listener: (state: { navigation: { state: string }; location: { pathname: string } }) => void,
  ): void;
}

/**
 * Loads the page anew on the next screen from which nothing can be lost: when the member moves on, and not to a step
 * of booking or paying.
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
