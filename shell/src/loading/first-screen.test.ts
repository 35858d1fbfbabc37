import { expect, it } from '@jest/globals';
import { baseApi, configureApi } from '@resort/shared/api';
import { createStore } from '@resort/shared/store';
import { firstScreenStands } from './first-screen.ts';

it('the first screen is complete when its calls have responses and its visible pictures have loaded', async () => {
  const store = createStore();
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
