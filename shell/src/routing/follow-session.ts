import type { ReleaseRoute } from '@resort/shared/remote';
import { DOOR, fitsQuery } from '@resort/shared/routes';
import { followOtherTabs } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';
import { serverChecked } from '../session/check.ts';
import type { createAppRouter } from './router.tsx';
import { doorFor } from './guard.ts';

type Router = Pick<
  ReturnType<typeof createAppRouter>,
  'state' | 'basename' | 'navigate' | 'revalidate' | 'subscribe'
>;
type GuardedRoute = Pick<ReleaseRoute, 'path' | 'access' | 'needs'>;

/**
 * Consults the guard again whenever the session status changes, so that no visitor stays on a screen that
 * they may not see, whichever call, tab or check ended the session. An end that asks for sign-in redirects
 * from every screen.
 */
export function followSession(store: AppStore, router: Router, routes: readonly GuardedRoute[]): void {
  let seen = store.getState().session.signInRequests;
  const ask = () => {
    const { status, signInRequests, endedBy } = store.getState().session;
    const isAsked = signInRequests !== seen;
    seen = signInRequests;
    const { initialized, location, navigation } = router.state;
    // a navigation consults the guard itself, and is checked when it has ended
    const isAtRest = initialized && navigation.state === 'idle';
    const { pathname, search } = navigation.location ?? location;
    const path = pathname.slice(router.basename?.length ?? 0);
    const query = new URLSearchParams(search);
    const isForMembers = routes.some(
      (route) => route.path === path && route.access === 'member' && fitsQuery(route.needs, query),
    );
    if (status !== 'visitor' || path === DOOR || !(isAsked || (isAtRest && isForMembers))) return;
    // a member who signs out needs no way back
    void router.navigate(endedBy === 'signedOut' ? DOOR : doorFor(path + search), { replace: true });
  };
  store.subscribe(ask);
  // not within the router's own update: a navigation started there never reaches the address bar
  router.subscribe(() => void Promise.resolve().then(ask));
  followOtherTabs(store.dispatch, () => {
    if (store.getState().session.credentials === null) return;
    void router.revalidate();
    if (navigator.onLine) void serverChecked(store);
  });
}
