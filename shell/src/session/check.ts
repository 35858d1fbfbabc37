import { sessionApi } from '@resort/shared/calls/session';
import type { UserInfo } from '@resort/shared/calls/rows';
import { checked, dropDrafts, ended, openSession, restored } from '@resort/shared/session';
import type { AppStore } from '@resort/shared/store';

/** Takes the stored session into the store, unchecked. */
export function restoreSession(store: AppStore): void {
  const stored = openSession();
  store.dispatch(restored({ credentials: stored.load(), visitorId: stored.visitorId() }));
}

let running: Promise<void> | null = null;

/**
 * Resolves when there is an answer to whether the visitor is a member. Who was one on this device counts as one until
 * the server has answered: what an earlier visit read is shown at once, and nothing is done by it.
 */
export function sessionChecked(store: AppStore): Promise<void> {
  if (store.getState().session.status !== 'unchecked') return Promise.resolve();
  const known = knownMember(store);
  // offline says nothing about the session: what was read stays readable
  if (!known) return navigator.onLine ? serverChecked(store) : Promise.resolve();
  if (navigator.onLine) void serverChecked(store);
  store.dispatch(checked(known));
  return Promise.resolve();
}

/** Resolves with the server's answer: the user check of specification §4, run once at a time. */
export function serverChecked(store: AppStore): Promise<void> {
  running ??= check(store).finally(() => {
    running = null;
  });
  return running;
}

/** As of the last check; what was too long to be stored whole is not enough to go by. */
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

/** Ends the session here whatever the server answers; the store forgets with it what belonged to the member. */
export async function signOut(store: AppStore): Promise<void> {
  await store.dispatch(sessionApi.endpoints.logout.initiate());
  openSession().clear();
  dropDrafts();
  store.dispatch(ended({ by: 'signedOut', askToSignIn: false }));
}
