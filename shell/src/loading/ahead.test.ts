import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { baseApi, configureApi } from '@resort/shared/api';
import type { ReleaseRoute } from '@resort/shared/remote';
import { checked, restored } from '@resort/shared/session';
import { createStore, type AppStore } from '@resort/shared/store';
import { firstScreenStands } from './first-screen.ts';
import { loadTabsAhead } from './tabs-ahead.ts';

const route = (path: string): ReleaseRoute => ({
  path,
  access: 'member',
  unit: 'mf-a',
  files: [],
  shellFiles: [],
});
const routes = ['/my-membership', '/offers', '/my-profile', '/share'].map(route);
const nothing = () => null;
let store: AppStore;
let loaded: string[];
const load = async ({ path }: ReleaseRoute) => {
  loaded.push(path);
  if (path === '/offers') throw new Error('not now');
  return nothing;
};

beforeEach(() => {
  store = createStore();
  store.dispatch(restored({ credentials: { token: 't', signKey: 'a2V5', userId: '1' }, visitorId: 'v' }));
  loaded = [];
});
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));
const connected = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

describe('the screens of the tabs', () => {
  it('are preloaded for a member, even if one fails', async () => {
    const done = loadTabsAhead(routes, load, store);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loaded).toEqual([]);
    store.dispatch(checked({ userId: '1' } as never));
    await done;
    expect(loaded).toEqual(['/my-membership', '/offers', '/my-profile']);
  });

  it.each([[{ saveData: true }], [{ effectiveType: '3g' }], [{ effectiveType: 'slow-2g' }]])(
    'are not preloaded with %j',
    async (connection) => {
      connected(connection);
      store.dispatch(checked({ userId: '1' } as never));
      await loadTabsAhead(routes, load, store);
      expect(loaded).toEqual([]);
    },
  );
});

it('the first screen is complete when its calls have responses and its visible pictures have loaded', async () => {
  let arrive: () => void = () => undefined;
  const picture = (top: number) => {
    const image = document.body.appendChild(new Image());
    image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    image.decode = () => new Promise((resolve) => (arrive = resolve));
  };
  picture(innerHeight);
  picture(0);
  let answer: (response: Response) => void = () => undefined;
  configureApi({
    baseUrl: 'http://app.test',
    appKey: 'k',
    fetch: () => new Promise((resolve) => (answer = resolve)),
  });
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      rows: build.query<unknown, void>({
        query: () => ({ method: 'GET', path: '/rows', payload: {}, options: {} }),
      }),
    }),
  });
  const listeners: ((state: { initialized: boolean }) => void)[] = [];
  const router = {
    state: { initialized: false },
    subscribe: (listener: (state: { initialized: boolean }) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  let stands = false;
  const standing = firstScreenStands(router, store).then(() => (stands = true));
  const asked = store.dispatch(api.endpoints.rows.initiate());
  listeners.forEach((listener) => listener({ initialized: true }));
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // jsdom has no requestIdleCallback: wait one second, as for Safari
  expect(stands).toBe(false);
  answer(Response.json({ code: 0, data: [], errorCode: null, message: '' }));
  await asked;
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  expect(stands).toBe(false);
  arrive();
  await standing;
  expect(stands).toBe(true);
});
