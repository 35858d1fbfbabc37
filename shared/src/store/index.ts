import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi, keepAnswersOnlyOf, readBeforeSlice } from '../api/index.ts';
import { reminderSlice } from '../reminder/index.ts';
import { sessionSlice } from '../session/index.ts';

/** The slices every unit may count on; a remote that needs one of its own adds it with `inject`. */
export const rootReducer = combineSlices(baseApi, sessionSlice, reminderSlice, readBeforeSlice);

export type RootState = ReturnType<typeof rootReducer>;

function configureRootStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}

export function createStore() {
  const store = configureRootStore();
  setupListeners(store.dispatch); // back online, what is on the screen is read again
  forgetWithSession(store);
  return store;
}

/** Whoever the session is no longer of: nothing of theirs stays, neither in memory nor on the device. */
function forgetWithSession(store: ReturnType<typeof configureRootStore>): void {
  let member: string | null | undefined;
  store.subscribe(() => {
    const { credentials, visitorId } = store.getState().session;
    if (visitorId === '') return; // the stored session is not read yet: nobody knows whose this device is
    const now = credentials?.userId ?? null;
    if (now === member) return;
    const hadMember = typeof member === 'string';
    member = now;
    keepAnswersOnlyOf(now).catch((error: unknown) => console.warn('kept answers', error));
    if (hadMember) store.dispatch(baseApi.util.resetApiState());
  });
}

export type AppStore = ReturnType<typeof createStore>;
