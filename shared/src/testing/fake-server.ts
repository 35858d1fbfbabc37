import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { setupServer } from 'msw/node';
import { serveRoutes } from '../routes/index.ts';
import { openDialogsInJsdom } from './dialogs.ts';

/**
 * The app server of a file's tests, told what to answer by `server.use(...fake(calls, {…}))`. Each test begins with
 * none of the answers of the one before, with nothing stored in the browser, and with no screen in the release.
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
