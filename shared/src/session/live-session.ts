import type { Dispatch } from '@reduxjs/toolkit';
import { browserStore, storedValues } from './stored-value.ts';
import { sessionStore, type SessionStore } from './session-store.ts';
import { restored } from './slice.ts';

let opened: SessionStore | undefined;

/** The browser's stored session. */
export function openSession(): SessionStore {
  opened ??= sessionStore(storedValues(browserStore()));
  return opened;
}

/** Other tabs follow when one tab signs in or out: the browser notifies them of the changed token. */
export function followOtherTabs(dispatch: Dispatch, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== 'tokenValue' && event.key !== null) return;
    const store = openSession();
    dispatch(restored({ credentials: store.load(), visitorId: store.visitorId() }));
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
