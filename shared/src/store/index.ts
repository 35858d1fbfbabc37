import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/index.ts';
import { reminderSlice } from '../reminder/index.ts';
import { sessionSlice } from '../session/index.ts';

/** The slices every unit may count on; a remote that needs one of its own adds it with `inject`. */
export const rootReducer = combineSlices(baseApi, sessionSlice, reminderSlice);

export type RootState = ReturnType<typeof rootReducer>;

export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
