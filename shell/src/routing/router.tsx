import type { ReleaseDocument, ReleaseRoute } from '@resort/shared/remote';
import { createBrowserRouter, type RouteObject } from '@resort/shared/router';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { Layout } from '../layout/Layout.tsx';
import { MemberOnly } from '../layout/MemberOnly.tsx';
import { RemoteFailed } from '../layout/RemoteFailed.tsx';
import { loadScreen } from '../loading/remotes.ts';
import { enter, type Entrance } from './enter.ts';
import { PageNotFound } from './not-found.ts';

/** The routes of whatever the release pins: a new domain appears here without a change. */
export function createAppRouter(release: ReleaseDocument, entrance: Entrance) {
  const children: RouteObject[] = [
    { index: true, loader: (args) => enter(null, entrance, args), element: null },
    ...release.routes.map((route) => screenRoute(route, release, entrance)),
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
        element: <Layout />,
        errorElement: <ErrorPage bare />,
        hydrateFallbackElement: <Layout waiting />,
        children: [{ errorElement: <ErrorPage />, children }],
      },
    ],
    { basename: `/${entrance.language}` },
  );
}

function screenRoute(route: ReleaseRoute, release: ReleaseDocument, entrance: Entrance): RouteObject {
  return {
    path: route.path,
    loader: (args) => enter(route, entrance, args),
    // react-router renders nothing when lazy rejects, so a failure becomes a screen here
    lazy: async () => {
      try {
        const Screen = await loadScreen(release, route);
        return {
          element:
            route.access === 'member' ? (
              <MemberOnly>
                <Screen />
              </MemberOnly>
            ) : (
              <Screen />
            ),
        };
      } catch (error) {
        console.error(`${route.unit} failed to load`, error);
        return { Component: RemoteFailed };
      }
    },
  };
}
