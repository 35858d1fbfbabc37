import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createStore } from '../store/index.ts';
import { baseApi, configureApi, KEEP_PRICE } from './index.ts';

const request = { method: 'GET' as const, path: '/rows', payload: {}, options: {} };
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rowsOfTab: build.query<unknown, void>({ query: () => request }),
    priceOfTab: build.query<unknown, void>({ query: () => request, keepUnusedDataFor: KEEP_PRICE }),
  }),
});
let asked = 0;
beforeEach(() => {
  asked = 0;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  configureApi({
    baseUrl: 'http://app.test',
    appKey: 'k',
    fetch: () => {
      asked += 1;
      return Promise.resolve(Response.json({ code: 0, data: [asked], errorCode: null, message: '' }));
    },
  });
});
afterEach(() => void jest.useRealTimers());

/** A screen that was shown, was left for so many seconds, and is opened again. */
async function returnAfter(endpoint: 'rowsOfTab' | 'priceOfTab', seconds: number) {
  const store = createStore();
  const { initiate, select } = api.endpoints[endpoint];
  const first = store.dispatch(initiate());
  await first;
  first.unsubscribe();
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  const shown = select()(store.getState()).data;
  const again = store.dispatch(initiate(undefined, { forceRefetch: 60 }));
  await again;
  again.unsubscribe();
  return { shown, asked };
}

it('a screen that is opened again shows at once what it showed, and asks again after a minute', async () => {
  expect(await returnAfter('rowsOfTab', 30)).toEqual({ shown: [1], asked: 1 });
});

it.each([90, 590])('also after %i s, and the answer replaces it', async (seconds) => {
  expect(await returnAfter('rowsOfTab', seconds)).toEqual({ shown: [1], asked: 2 });
});

it('but never a locked price, which may be over', async () => {
  expect(await returnAfter('priceOfTab', 90)).toEqual({ shown: undefined, asked: 2 });
});
