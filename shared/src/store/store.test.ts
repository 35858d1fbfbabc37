import { expect, it } from '@jest/globals';
import { baseApi, configureApi } from '../api/index.ts';
import { ended, restored, signedIn } from '../session/index.ts';
import { createStore } from './index.ts';

const credentials = (userId: string) => ({ token: `t${userId}`, signKey: 'a2V5', userId });
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mine: build.query<unknown, void>({
      query: () => ({ method: 'GET', path: '/mine', payload: {}, options: {} }),
    }),
  }),
});

it.each([
  ['the session ends', () => ended({ by: 'expired', askToSignIn: true })],
  ['somebody else signs in', () => signedIn(credentials('2'))],
  ['another tab signed out', () => restored({ credentials: null, visitorId: 't1' })],
])("removes the member's responses from memory when %s", async (_name, action) => {
  const body = JSON.stringify({ code: 0, data: 'private', errorCode: null, message: '' });
  configureApi({ baseUrl: 'http://app.test', appKey: 'key', fetch: async () => new Response(body) });
  const store = createStore();
  store.dispatch(restored({ credentials: credentials('1'), visitorId: 't1' }));
  await store.dispatch(api.endpoints.mine.initiate());
  const mine = () => api.endpoints.mine.select()(store.getState()).data;
  expect(mine()).toBe('private');
  store.dispatch(restored({ credentials: credentials('1'), visitorId: 't1' }));
  expect(mine()).toBe('private');
  store.dispatch(action());
  expect(mine()).toBeUndefined();
});

it('tells the screen of a change at once, and not with the next frame', async () => {
  const store = createStore();
  store.dispatch(restored({ credentials: null, visitorId: 't1' }));
  const seen: unknown[] = [];
  await store.dispatch(baseApi.util.upsertQueryData('mine' as never, undefined as never, 'before' as never));
  store.subscribe(() => seen.push(api.endpoints.mine.select()(store.getState()).data));
  store.dispatch(api.util.updateQueryData('mine', undefined, () => 'pressed'));
  await Promise.resolve();
  expect(seen.at(-1)).toBe('pressed');
});
