import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { UserInfo } from '@resort/shared/calls/rows';
import { configureApi } from '@resort/shared/api';
import { startTexts } from '@resort/shared/i18n';
import { Provider } from '@resort/shared/redux';
import type { PageRelease, ReleaseRoute, RemoteDefinition } from '@resort/shared/remote';
import { RouterProvider } from '@resort/shared/router';
import { checked, signedIn } from '@resort/shared/session';
import { createStore } from '@resort/shared/store';
import { cleanup, render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenLoader } from '../loading/remotes.ts';
import texts from '../locales/en.json' with { type: 'json' };
import { createAppRouter } from './router.tsx';

const project = join(import.meta.dirname, '../../..');
const remotes = readdirSync(project).filter((name) => name.startsWith('mf-'));
const routesOf = async (unit: string): Promise<ReleaseRoute[]> => {
  const { default: remote } = (await import(join(project, unit, 'src/remote.ts'))) as {
    default: RemoteDefinition;
  };
  return remote.routes.map(({ screen: _screen, ...meta }) => ({ ...meta, unit, files: [], shellFiles: [] }));
};
const routes = (await Promise.all(remotes.map(routesOf))).flat();

/** One query for each need that is not met, with all others met; and one that meets all. */
function queriesOf({ needs = [] }: ReleaseRoute) {
  const names = needs.map((need) => (typeof need === 'string' ? need : need[0]));
  const query = (left: readonly string[]) => new URLSearchParams(left.map((name) => [name, 'x'])).toString();
  return {
    unfit: names
      .flatMap((name) => [query(names.filter((other) => other !== name)), `${name}=`])
      .filter((each) => each !== ''),
    fit: query(names),
  };
}

const loadScreen = jest.fn<ScreenLoader>(async (route) => () => <h1>{`the screen of ${route.path}`}</h1>);
let router: ReturnType<typeof createAppRouter>;

async function openAt(address: string, who: 'member' | 'visitor') {
  history.replaceState(null, '', `/en${address}`);
  const store = createStore();
  if (who === 'member') store.dispatch(signedIn({ token: 't', signKey: 'a2V5', userId: '1' }));
  if (who === 'member') store.dispatch(checked({ userId: '1', memberNo: 'M1' } as UserInfo));
  configureApi({ baseUrl: 'https://api.example', appKey: 'test', language: 'en' });
  startTexts('en', { shell: texts });
  const release = { routes } as Partial<PageRelease> as PageRelease;
  router = createAppRouter(release, loadScreen, { store, language: 'en' });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

// jsdom has none
globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
window.scrollTo = () => undefined;
beforeEach(() => void loadScreen.mockClear());
afterEach(() => {
  cleanup();
  router.dispose();
});

it.each(['/nowhere', '/%0a/evil.example', '/%0d%0aLocation:%20https://evil.example', '/a%u2028'])(
  'the address %s is not found, which is no crash of the shell',
  async (address) => {
    await openAt(address, 'member');
    screen.getByText(`Page Not Found: /en${address}`);
    // a crash would have said so
    expect(screen.queryByText(texts.crashed.title)).toBeNull();
  },
);

describe('an address without a parameter that its screen needs', () => {
  const unfit = routes.flatMap((route) => queriesOf(route).unfit.map((query) => `${route.path}?${query}`));
  const bare = routes.filter(({ needs }) => needs !== undefined).map(({ path }) => path);
  const cases = [...bare, ...unfit].flatMap((address) => [
    [address, 'member'] as const,
    [address, 'visitor'] as const,
  ]);

  it.each(cases)('%s is not found for a %s, and loads no screen', async (address, who) => {
    await openAt(address, who);
    screen.getByText(`Page Not Found: /en${address}`);
    expect(loadScreen).not.toHaveBeenCalled();
    expect(location.pathname + location.search).toBe(`/en${address}`);
  });
});

it.each(routes.filter(({ visitorsOnly }) => !visitorsOnly).map((route) => [route.path, route] as const))(
  '%s with what it needs is its screen',
  async (path, route) => {
    const query = queriesOf(route).fit;
    await openAt(query === '' ? path : `${path}?${query}`, 'member');
    screen.getByRole('heading', { level: 1, name: `the screen of ${path}` });
  },
);

it('an address with alternative parameters is valid with each', async () => {
  for (const way of ['id', 'orderNo']) {
    await openAt(`/shop-booking?${way}=1`, 'member');
    screen.getByRole('heading', { level: 1, name: 'the screen of /shop-booking' });
    cleanup();
  }
});
