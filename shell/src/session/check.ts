import { sessionApi } from '@resort/shared/calls/session';
import { checked, dropDrafts, ended, openSession, restored } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';

/** Takes the stored session into the store, unchecked. */
export function restoreSession(store: AppStore): void {
  const stored = openSession();
  store.dispatch(restored({ credentials: stored.load(), visitorId: stored.visitorId() }));
}

let running: Promise<void> | null = null;

/** Resolves when it is known whether the visitor is a member: the user check of specification §4, run once at a time. */
export function sessionChecked(store: AppStore): Promise<void> {
  if (store.getState().session.status !== 'unchecked') return Promise.resolve();
  running ??= check(store).finally(() => {
    running = null;
  });
  return running;
}

async function check(store: AppStore): Promise<void> {
  const stored = openSession();
  if (!navigator.onLine) {
    // offline says nothing about the session: what was read stays readable
    const user = stored.loadUser();
    if (user && 'memberNo' in user) store.dispatch(checked(user as Parameters<typeof checked>[0]));
    return;
  }
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.userInfo.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data) {
    stored.saveUser(data);
    store.dispatch(checked(data));
  } else if (!(error && 'kind' in error && error.kind === 'aborted')) {
    stored.clear();
    store.dispatch(ended({ askToSignIn: false }));
  }
}

/** Ends the session here whatever the server answers; the store forgets with it what belonged to the member. */
export async function signOut(store: AppStore): Promise<void> {
  await store.dispatch(sessionApi.endpoints.logout.initiate());
  openSession().clear();
  dropDrafts();
  store.dispatch(ended({ askToSignIn: false }));
}
