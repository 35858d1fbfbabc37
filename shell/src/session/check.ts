import { sessionApi } from '@resort/shared/calls/session';
import type { UserInfo } from '@resort/shared/calls/rows';
import { checked, ended, openSession, restored } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';

/** Loads the stored session into the store, unchecked. */
export function restoreSession(store: AppStore): void {
  const stored = openSession();
  store.dispatch(restored({ credentials: stored.load(), visitorId: stored.visitorId() }));
}

let running: Promise<void> | null = null;

/**
 * Resolves when it is known whether the visitor is a member. A known member of this device counts as one
 * until the server responds: data of earlier visits is shown at once, and nothing else happens.
 */
export function sessionChecked(store: AppStore): Promise<void> {
  if (store.getState().session.status !== 'unchecked') return Promise.resolve();
  const known = knownMember(store);
  // offline says nothing about the session, so earlier data stays readable
  if (!known) return navigator.onLine ? serverChecked(store) : Promise.resolve();
  if (navigator.onLine) void serverChecked(store);
  store.dispatch(checked(known));
  return Promise.resolve();
}

/** Resolves with the server's response: the user check of specification §4, one at a time. */
export function serverChecked(store: AppStore): Promise<void> {
  running ??= check(store).finally(() => {
    running = null;
  });
  return running;
}

/** From the last check. A reduced user info is not sufficient. */
function knownMember(store: AppStore): UserInfo | null {
  const user = openSession().loadUser();
  const { credentials } = store.getState().session;
  return user && 'memberNo' in user && user.userId === credentials?.userId ? (user as UserInfo) : null;
}

async function check(store: AppStore): Promise<void> {
  const stored = openSession();
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.userInfo.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data) {
    stored.saveUser(data);
    store.dispatch(checked(data));
  } else if (!(error && 'kind' in error && error.kind === 'aborted')) {
    stored.clear();
    store.dispatch(ended({ by: 'unconfirmed', askToSignIn: false }));
  }
}
