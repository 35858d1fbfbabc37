import type { PageRelease, ReleaseRoute } from '@resort/shared/remote';
import { createBrowserRouter, useLoaderData, type RouteObject } from '@resort/shared/router';
import { noticed } from '../loading/notices.ts';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { Layout } from '../layout/Layout.tsx';
import { MemberOnly } from '../layout/MemberOnly.tsx';
import { RemoteScreen } from '../layout/RemoteScreen.tsx';
import type { ScreenLoader } from '../loading/remotes.ts';
import { startScreen, type ScreenState } from '../loading/screen-state.ts';
import { enter, type Entrance } from './enter.ts';
import { notFound, refuseUnfit } from '../layout/not-found.ts';

/** The routes of the pinned release: a new domain appears here without a change. */
export function createAppRouter(release: PageRelease, loadScreen: ScreenLoader, entrance: Entrance) {
  const children: RouteObject[] = [
    { index: true, loader: (args) => enter(null, entrance, args), element: null },
    ...release.routes.map((route) => screenRoute(route, loadScreen, entrance)),
    {
      path: '*',
      element: null,
      loader: ({ request }) => {
        throw notFound(request);
      },
    },
  ];
  return createBrowserRouter(
    [
      {
        element: <Layout routes={release.routes} loadScreen={loadScreen} grant={release.grant} />,
        errorElement: <ErrorPage bare />,
        hydrateFallbackElement: <Layout routes={release.routes} />,
        children: [{ errorElement: <ErrorPage />, children }],
      },
    ],
    { basename: `/${entrance.language}` },
  );
}

function screenRoute(route: ReleaseRoute, loadScreen: ScreenLoader, entrance: Entrance): RouteObject {
  let loading: Promise<ScreenState> | undefined;
  const load = () => {
    noticed.push(['view', route.unit]);
    return startScreen(() => loadScreen(route));
  };
  return {
    path: route.path,
    // not in `lazy`, which does not know the address and would load a screen that is not shown
    loader: async (args) => {
      refuseUnfit(route, args.request);
      loading ??= load();
      return (await enter(route, entrance, args)) ?? (await loading);
    },
    element:
      route.access === 'member' ? (
        <MemberOnly>
          <Screen route={route} />
        </MemberOnly>
      ) : (
        <Screen route={route} />
      ),
  };
}

function Screen({ route: { path, unit } }: { route: ReleaseRoute }) {
  return <RemoteScreen key={path} unit={unit} state={useLoaderData<ScreenState>()} />;
}
