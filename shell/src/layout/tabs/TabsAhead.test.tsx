import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Provider } from '@resort/shared/redux';
import type { ReleaseRoute } from '@resort/shared/remote';
import { useLocation } from '@resort/shared/router';
import { checked, ended, restored } from '@resort/shared/session';
import { createStore, type AppStore } from '@resort/shared/store';
import { renderPart } from '@resort/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { TabsAhead } from './TabsAhead.tsx';

const route = (path: string): ReleaseRoute => ({
  path,
  access: 'member',
  unit: 'mf-a',
  files: [],
  shellFiles: [],
});
const routes = ['/my-membership', '/offers', '/my-profile', '/share'].map(route);

let store: AppStore;
let loaded: string[];
/** Addresses that screens were first rendered at, and those of screens with effects. */
let rendered: string[];
let active: string[];

function Screen() {
  const { pathname, search } = useLocation();
  useState(() => rendered.push(pathname + search));
  useEffect(() => void active.push(pathname), [pathname]);
  return <h1>{pathname}</h1>;
}

function open(load: (path: string) => ComponentType | Promise<ComponentType> = () => Screen) {
  const loadScreen = async ({ path }: ReleaseRoute) => {
    loaded.push(path);
    return load(path);
  };
  return renderPart(
    <Provider store={store}>
      <TabsAhead routes={routes} loadScreen={loadScreen} />
    </Provider>,
    '/share?from=1',
  );
}
const signIn = () => act(() => void store.dispatch(checked({ userId: '1' } as never)));
const connected = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  // jsdom has none
  globalThis.requestIdleCallback = (call) => setTimeout(call, 20);
  store = createStore();
  store.dispatch(restored({ credentials: { token: 't', signKey: 'a2V5', userId: '1' }, visitorId: 'v' }));
  [loaded, rendered, active] = [[], [], []];
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.restoreAllMocks();
});

describe('the screens of the tabs', () => {
  it('are loaded ahead for a member, and rendered once at their addresses, unseen and without effects', async () => {
    const { container } = open();
    const appeared = jest.fn();
    const observer = new MutationObserver(appeared);
    observer.observe(document, { childList: true, subtree: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(loaded).toEqual([]);
    signIn();
    await waitFor(() => expect(rendered).toEqual(['/my-membership', '/offers', '/my-profile']));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(rendered).toHaveLength(3);
    expect(active).toEqual([]);
    expect(container.innerHTML).toBe('');
    expect(appeared).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it('do without one that fails to load, and one that throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    open((path) => {
      if (path === '/my-membership') throw new Error('not now');
      return path === '/offers' ? Broken : Screen;
    });
    signIn();
    await waitFor(() => expect(rendered).toEqual(['/my-profile']));
    expect(loaded).toEqual(['/my-membership', '/offers', '/my-profile']);
  });

  it('are not rendered once the session has ended', async () => {
    let arrive: (screen: ComponentType) => void = () => undefined;
    open((path) => (path === '/offers' ? new Promise((resolve) => (arrive = resolve)) : Screen));
    signIn();
    await waitFor(() => expect(loaded).toEqual(['/my-membership', '/offers']));
    act(() => void store.dispatch(ended({ by: 'expired', askToSignIn: false })));
    arrive(Screen);
    await waitFor(() => expect(loaded).toHaveLength(3));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(rendered).toEqual(['/my-membership']);
  });

  it.each([[{ saveData: true }], [{ effectiveType: '3g' }], [{ effectiveType: 'slow-2g' }]])(
    'are not loaded ahead with %j',
    async (connection) => {
      connected(connection);
      open();
      signIn();
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(loaded).toEqual([]);
    },
  );
});
