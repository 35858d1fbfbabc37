import { followOtherTabs } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';
import { serverChecked } from '../session/check.ts';
import type { createAppRouter } from './router.tsx';
import { doorFor } from './guard.ts';

/**
 * Leads to sign-in once for each ended session, and asks the guard again when another tab signs in or out, and when
 * the server says that who counted as a member is none any more.
 */
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
  const checkAgain = async () => {
    if (store.getState().session.credentials === null || !navigator.onLine) return;
    await serverChecked(store);
    if (store.getState().session.status === 'visitor') await router.revalidate();
  };
  void checkAgain();
  followOtherTabs(store.dispatch, () => {
    void router.revalidate();
    void checkAgain();
  });
}
