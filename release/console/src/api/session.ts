import { useSyncExternalStore } from 'react';

/*
 * The token, for as long as this tab is open: sessionStorage is the tab's own, and a reload keeps it. It is never in an
 * address, and goes nowhere but into the Authorization header of a call to this origin.
 */
const KEY = 'release-token';
/** In place of a token: the person is in a cookie that no script can read. No token has this form. */
export const BY_COOKIE = 'cookie';

export interface Session {
  token: string | null;
  /** the registry refused the token; the sign-in screen explains why the user is signed out */
  isRefused: boolean;
}

let session: Session = { token: sessionStorage.getItem(KEY), isRefused: false };
const listeners = new Set<() => void>();

export const currentToken = (): string | null => session.token;

export function signIn(token: string): void {
  sessionStorage.setItem(KEY, token);
  change({ token, isRefused: false });
}

/** Forgets the token; `isRefused`: the registry did not know it any more. */
export function signOut({ isRefused = false } = {}): void {
  sessionStorage.removeItem(KEY);
  change({ token: null, isRefused });
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
