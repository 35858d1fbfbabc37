import { followOtherTabs } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';
import type { createAppRouter } from './router.tsx';
import { doorFor } from './guard.ts';

/** Leads to sign-in once for each ended session, and asks the guard again when another tab signs in or out. */
export function followSession(store: AppStore, router: ReturnType<typeof createAppRouter>): void {
  let seen = store.getState().session.signInRequests;
  store.subscribe(() => {
    const { signInRequests } = store.getState().session;
    if (signInRequests === seen) return;
    seen = signInRequests;
    const { pathname, search } = router.state.location;
    const target = pathname.slice(router.basename?.length ?? 0) + search;
    void router.navigate(doorFor(target), { replace: true });
  });
  followOtherTabs(store.dispatch, () => void router.revalidate());
}
