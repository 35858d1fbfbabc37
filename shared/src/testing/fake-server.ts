import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { setupServer } from 'msw/node';
import { serveRoutes } from '../routes/index.ts';
import { openDialogsInJsdom } from './dialogs.ts';

/**
 * The app server of a test file. `server.use(...fake(calls, {…}))` sets its responses. Each test starts
 * without responses of the one before, with an empty browser storage, and without any screen in the release.
 */
export function fakeServer(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => {
    openDialogsInJsdom();
    server.listen();
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    serveRoutes([]);
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
