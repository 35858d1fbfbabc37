import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureApi } from '@resort/shared/api';
import type { UserInfo } from '@resort/shared/calls/rows';
import { startTexts } from '@resort/shared/i18n';
import { Provider } from '@resort/shared/redux';
import type { PageRelease, ReleaseRoute } from '@resort/shared/remote';
import { RouterProvider, useLocation } from '@resort/shared/router';
import { checked, ended, signedIn } from '@resort/shared/session';
import { createStore, type AppStore } from '@resort/shared/store';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ComponentType } from 'react';
import type { ScreenLoader } from '../../loading/remotes.ts';
import texts from '../../locales/en.json' with { type: 'json' };
import { createAppRouter } from '../../routing/router.tsx';

/** How often each screen was mounted, and how many have effects now. */
let mounted: string[];
let active: string[];

function Counter({ name }: { name: string }) {
  const { search } = useLocation();
  const [count, setCount] = useState(() => {
    mounted.push(name);
    return 0;
  });
  useEffect(() => {
    document.title = name;
    active = [...active, name];
    return () => {
      active = active.filter((each) => each !== name);
    };
  }, [name]);
  return (
    <>
      <h1>
        {name} {count} {search}
      </h1>
      <button onClick={() => setCount(count + 1)}>more</button>
    </>
  );
}

const PATHS = ['/home', '/book', '/my-membership', '/redeem-rewards', '/me', '/hotel', '/join-us', '/hotels'];
const routes = PATHS.map((path): ReleaseRoute => ({
  path,
  access: path === '/join-us' ? 'public' : 'member',
  unit: 'mf-x',
  files: [],
  shellFiles: [],
}));
const screens = new Map<string, ComponentType>(PATHS.map((path) => [path, () => <Counter name={path} />]));
const loadScreen = jest.fn<ScreenLoader>();

let store: AppStore;
let router: ReturnType<typeof createAppRouter>;

function signIn(userId: string): void {
  store.dispatch(signedIn({ token: `t${userId}`, signKey: 'a2V5', userId }));
  store.dispatch(checked({ userId, memberNo: `M${userId}` } as UserInfo));
}
const go = (to: string) => act(() => router.navigate(to));
const shown = () => screen.getByRole('heading', { level: 1 }).textContent?.trim();
const press = async () => userEvent.click(screen.getByRole('button', { name: 'more' }));
/** Headings in the document, those of hidden screens as well. */
const inDocument = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim());

// jsdom has none
globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
window.scrollTo = () => undefined;

beforeEach(async () => {
  mounted = [];
  active = [];
  loadScreen.mockReset();
  loadScreen.mockImplementation(async ({ path }) => screens.get(path) ?? (() => null));
  history.replaceState(null, '', '/en/home');
  store = createStore();
  signIn('1');
  configureApi({ baseUrl: 'https://api.example', appKey: 'test', language: 'en' });
  startTexts('en', { shell: texts });
  router = createAppRouter({ routes } as Partial<PageRelease> as PageRelease, loadScreen, {
    store,
    language: 'en',
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
});
afterEach(() => {
  cleanup();
  router.dispose();
  jest.restoreAllMocks();
});

describe('a tab’s main screen that is left', () => {
  it('stays as it was: a return shows the same elements, with its state and title', async () => {
    await press();
    const heading = screen.getByRole('heading', { level: 1 });
    await go('/book');
    expect(shown()).toBe('/book 0');
    expect(document.title).toBe('/book');
    await go('/home');
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(shown()).toBe('/home 1');
    expect(document.title).toBe('/home');
    expect(mounted).toEqual(['/home', '/book']);
  });

  it('is hidden and has no effects while another screen is shown', async () => {
    await go('/book');
    expect(active).toEqual(['/book']);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(inDocument()).toEqual(['/home 0', '/book 0']);
  });

  it('keeps its own address meanwhile, and gets the present one on return', async () => {
    await go('/book?from=1');
    await go('/home?other=2');
    expect(inDocument()).toContain('/book 0 ?from=1');
    await go('/book?from=3');
    expect(shown()).toBe('/book 0 ?from=3');
    expect(mounted.filter((path) => path === '/book')).toHaveLength(1);
  });

  it('stays also behind a screen that is not a tab’s; such a screen begins anew', async () => {
    await press();
    await go('/hotel');
    await press();
    await go('/home');
    expect(shown()).toBe('/home 1');
    expect(inDocument()).toEqual(['/home 1']);
    await go('/hotel');
    expect(shown()).toBe('/hotel 0');
  });

  it('stays also if it is a list of Book; other dates reach it', async () => {
    await go('/hotels?checkIn=1');
    await press();
    const heading = screen.getByRole('heading', { level: 1 });
    await go('/hotel');
    await go('/hotels?checkIn=1');
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(shown()).toBe('/hotels 1 ?checkIn=1');
    await go('/book');
    await go('/hotels?checkIn=2');
    expect(shown()).toBe('/hotels 1 ?checkIn=2');
  });

  it('is one of at most five', async () => {
    for (const path of [...PATHS.slice(0, 6), ...PATHS.slice(0, 6)]) await go(path);
    expect(inDocument()).toHaveLength(6);
    expect(mounted).toHaveLength(7);
  });
});

describe('a kept screen is dropped', () => {
  it('when the session ends', async () => {
    await press();
    await go('/join-us');
    expect(inDocument()).toEqual(['/home 1', '/join-us 0']);
    act(() => void store.dispatch(ended({ by: 'expired', askToSignIn: false })));
    expect(inDocument()).toEqual(['/join-us 0']);
    act(() => signIn('1'));
    await go('/home');
    expect(shown()).toBe('/home 0');
  });

  it('when somebody else signs in', async () => {
    await press();
    await go('/book');
    act(() => signIn('2'));
    expect(inDocument()).toEqual(['/book 0']);
    await go('/home');
    expect(shown()).toBe('/home 0');
  });

  it('when it was left as long ago as its data is kept', async () => {
    await press();
    await go('/book');
    const time = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(time + 599_000);
    await go('/home');
    expect(shown()).toBe('/home 1');
    await go('/book');
    jest.spyOn(Date, 'now').mockReturnValue(time + 1_200_000);
    await go('/home');
    expect(shown()).toBe('/home 0');
  });

  it('when it failed to load: a return tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    loadScreen.mockRejectedValueOnce(new Error('not now'));
    await go('/me');
    const failed = document.querySelectorAll('main [role=alert], main button').length;
    expect(failed).toBeGreaterThan(0);
    expect(inDocument()).not.toContain('/me 0');
    await go('/home');
    expect(document.querySelectorAll('main button')).toHaveLength(1);
    await go('/me');
    expect(await screen.findByRole('heading', { level: 1, name: '/me 0' })).toBeTruthy();
  });
});
