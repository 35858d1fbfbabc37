import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { baseApi, keepAnswersOnlyOf, readBeforeSlice } from '../api/index.ts';
import { reminderSlice } from '../session/reminder/index.ts';
import { sessionSlice } from '../session/index.ts';

/** The slices that every unit can rely on. A remote adds its own with `inject`. */
export const rootReducer = combineSlices(baseApi, sessionSlice, reminderSlice, readBeforeSlice);

export type RootState = ReturnType<typeof rootReducer>;

function configureRootStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    // not with the next frame: a change must be on the screen before the message about it, and before the next press
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
}

export function createStore() {
  const store = configureRootStore();
  setupListeners(store.dispatch); // refetches what is on the screen when the device is online again
  forgetWithSession(store);
  return store;
}

/** Deletes the data of a member whose session ended, in memory and on the device. */
function forgetWithSession(store: ReturnType<typeof configureRootStore>): void {
  let member: string | null | undefined;
  store.subscribe(() => {
    const { credentials, visitorId } = store.getState().session;
    if (visitorId === '') return; // the stored session has not been read yet, so the owner of the stored data is unknown
    const now = credentials?.userId ?? null;
    if (now === member) return;
    const hadMember = typeof member === 'string';
    member = now;
    keepAnswersOnlyOf(now).catch((error: unknown) => console.warn('kept answers', error));
    if (hadMember) store.dispatch(baseApi.util.resetApiState());
  });
}

export type AppStore = ReturnType<typeof createStore>;
