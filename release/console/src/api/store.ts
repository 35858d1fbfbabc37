import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { registryApi } from './registry.ts';

/** What the page has read of the registry; nothing of it outlives the tab. */
export function createConsoleStore() {
  const store = configureStore({
    reducer: { [registryApi.reducerPath]: registryApi.reducer },
    middleware: (defaults) => defaults().concat(registryApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
