import { followOtherTabs } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';
import { serverChecked } from '../session/check.ts';
import type { createAppRouter } from './router.tsx';
import { doorFor } from './guard.ts';

/**
 * Leads to sign-in once for each ended session, and asks the guard again when another tab signs in or out, and when
 * the server says that who counted as a member is none any more. `firstCheck`: the page's own, where it made one.
 */
export function followSession(
  store: AppStore,
  router: ReturnType<typeof createAppRouter>,
  firstCheck: Promise<void> | null,
): void {
  let seen = store.getState().session.signInRequests;
  store.subscribe(() => {
    const { signInRequests } = store.getState().session;
    if (signInRequests === seen) return;
    seen = signInRequests;
    const { pathname, search } = router.state.location;
    const target = pathname.slice(router.basename?.length ?? 0) + search;
    void router.navigate(doorFor(target), { replace: true });
  });
  const guardAfter = async (check: Promise<void>) => {
    await check;
    if (store.getState().session.status === 'visitor') await router.revalidate();
  };
  if (firstCheck) void guardAfter(firstCheck);
  followOtherTabs(store.dispatch, () => {
    void router.revalidate();
    if (store.getState().session.credentials !== null && navigator.onLine)
      void guardAfter(serverChecked(store));
  });
}
