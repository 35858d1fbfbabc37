import type { PageRelease, ReleaseRoute } from '@resort/shared/remote';
import { createBrowserRouter, type RouteObject } from '@resort/shared/router';
import { noticed } from '../health/notices.ts';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { Layout } from '../layout/Layout.tsx';
import { MemberOnly } from '../layout/MemberOnly.tsx';
import { RemoteScreen } from '../layout/RemoteScreen.tsx';
import type { ScreenLoader } from '../loading/remotes.ts';
import { startScreen } from '../loading/screen-state.ts';
import { enter, type Entrance } from './enter.ts';
import { PageNotFound } from './not-found.ts';

/** The routes of the pinned release: a new domain appears here without a change. */
export function createAppRouter(release: PageRelease, loadScreen: ScreenLoader, entrance: Entrance) {
  const children: RouteObject[] = [
    { index: true, loader: (args) => enter(null, entrance, args), element: null },
    ...release.routes.map((route) => screenRoute(route, loadScreen, entrance)),
    {
      path: '*',
      element: null,
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        throw new PageNotFound(pathname + search);
      },
    },
  ];
  return createBrowserRouter(
    [
      {
        element: <Layout routes={release.routes} grant={release.grant} />,
        errorElement: <ErrorPage bare />,
        hydrateFallbackElement: <Layout routes={release.routes} waiting />,
        children: [{ errorElement: <ErrorPage />, children }],
      },
    ],
    { basename: `/${entrance.language}` },
  );
}

function screenRoute(route: ReleaseRoute, loadScreen: ScreenLoader, entrance: Entrance): RouteObject {
  return {
    path: route.path,
    loader: (args) => enter(route, entrance, args),
    // react-router renders nothing when lazy rejects, so a failure is a state of the screen
    lazy: async () => {
      noticed.push(['view', route.unit]);
      const state = await startScreen(() => loadScreen(route));
      const screen = <RemoteScreen key={route.path} unit={route.unit} state={state} />;
      return { element: route.access === 'member' ? <MemberOnly>{screen}</MemberOnly> : screen };
    },
  };
}
