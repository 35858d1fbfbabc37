import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { UserInfo } from '@resort/shared/calls/rows';
import { createBrowserRouter } from '@resort/shared/router';
import { checked, ended, restored, signedIn, type SessionEnd } from '@resort/shared/session';
import { createStore } from '@resort/shared/store';
import { waitFor } from '@testing-library/react';
import { enter } from './enter.ts';
import { followSession } from './follow-session.ts';

const ROUTES = [
  { path: '/home', access: 'member' },
  { path: '/articles', access: 'member' },
  { path: '/join-us', access: 'public', visitorsOnly: true },
  { path: '/terms-n-conditions', access: 'public' },
] as const;

let router: ReturnType<typeof createBrowserRouter>;
let store: ReturnType<typeof createStore>;
/** loaders that wait, by path, until the test releases them */
let held: Record<string, Promise<void>>;

beforeEach(() => {
  store = createStore();
  held = {};
  store.dispatch(signedIn({ token: 't', signKey: 'a2V5', userId: '1' }));
  store.dispatch(checked({ userId: '1', memberNo: 'M1' } as UserInfo));
});
afterEach(() => router?.dispose());

async function openAt(path: string) {
  history.replaceState(null, '', `/en${path}`);
  const children = ROUTES.map((route) => ({
    path: route.path,
    loader: async ({ request }: { request: Request }) => {
      const way = await enter(route, { store, language: 'en' }, { request });
      await held[route.path];
      return way;
    },
  }));
  router = createBrowserRouter(children, { basename: '/en' });
  followSession(store, router, ROUTES);
  await waitFor(() => expect(router.state.initialized).toBe(true));
}
const end = (by: SessionEnd, askToSignIn = false) => store.dispatch(ended({ by, askToSignIn }));
const rests = (at: string) =>
  waitFor(() => {
    const { location, navigation } = router.state;
    expect([location.pathname + location.search, navigation.state]).toEqual([`/en${at}`, 'idle']);
    expect(window.location.pathname + window.location.search).toBe(`/en${at}`);
  });

it.each<[SessionEnd, boolean]>([
  ['expired', false],
  ['expired', true],
  ['replaced', false],
  ['unconfirmed', false],
])('a session that ends by %s leads to sign-in, and keeps the way back (requested: %p)', async (by, asks) => {
  await openAt('/articles?topic=3');
  const pages = history.length;
  end(by, asks);
  await rests('/join-us?redirect=%2Farticles%3Ftopic%3D3');
  expect([history.length, store.getState().session.endedBy]).toEqual([pages, by]);
});

it('a session that ends while the next screen loads leads from there to sign-in', async () => {
  await openAt('/articles');
  let goOn = () => {};
  held['/home'] = new Promise((resolve) => {
    goOn = resolve;
  });
  const tapped = router.navigate('/home');
  end('expired');
  goOn();
  await tapped;
  await rests('/join-us?redirect=%2Fhome');
});

it('a session that turns out to have ended while the page opens leads to sign-in', async () => {
  let goOn = () => {};
  held['/articles'] = new Promise((resolve) => {
    goOn = resolve;
  });
  const opened = openAt('/articles');
  await new Promise((resolve) => setTimeout(resolve));
  end('expired');
  goOn();
  await opened;
  await rests('/join-us?redirect=%2Farticles');
});

it('a session that ended in another tab leads to sign-in', async () => {
  await openAt('/articles');
  store.dispatch(restored({ credentials: null, visitorId: 't1' }));
  await rests('/join-us?redirect=%2Farticles');
  expect(store.getState().session.endedBy).toBe('otherTab');
});

it('signing out leads to sign-in without a way back', async () => {
  await openAt('/articles');
  end('signedOut');
  await rests('/join-us');
});

it('on a public screen only a call that asks for sign-in redirects', async () => {
  await openAt('/terms-n-conditions');
  end('expired');
  await rests('/terms-n-conditions');
  store.dispatch(signedIn({ token: 't', signKey: 'a2V5', userId: '1' }));
  end('expired', true);
  await rests('/join-us?redirect=%2Fterms-n-conditions');
});

it('the first reason counts, and the next sign-in clears it', () => {
  end('replaced');
  end('unconfirmed');
  expect(store.getState().session.endedBy).toBe('replaced');
  store.dispatch(signedIn({ token: 't', signKey: 'a2V5', userId: '1' }));
  expect(store.getState().session.endedBy).toBeNull();
});
