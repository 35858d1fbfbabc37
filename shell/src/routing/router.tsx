import type { ReleaseDocument, ReleaseRoute } from '@resort/shared/remote';
import {
  createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@resort/shared/router';
import type { AppStore } from '@resort/shared/store';
import type { Language } from '@resort/shared/i18n';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { Layout } from '../layout/Layout.tsx';
import { MemberOnly } from '../layout/MemberOnly.tsx';
import { RemoteFailed } from '../layout/RemoteFailed.tsx';
import { loadScreen } from '../loading/remotes.ts';
import { sessionChecked } from '../session/check.ts';
import { guard } from './guard.ts';
import { PageNotFound } from './not-found.ts';

/** The routes of whatever the release pins: a new domain appears here without a change. */
export function createAppRouter(release: ReleaseDocument, store: AppStore, language: Language) {
  const children: RouteObject[] = [
    { index: true, loader: (args) => enter(null, store, language, args), element: null },
    ...release.routes.map((route) => screenRoute(route, release, store, language)),
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
    { basename: `/${language}` },
  );
}

function screenRoute(
  route: ReleaseRoute,
  release: ReleaseDocument,
  store: AppStore,
  language: Language,
): RouteObject {
  return {
    path: route.path,
    loader: (args) => enter(route, store, language, args),
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

/** Runs beside the loading of the screen: who may not see it is sent on before anything of it is shown. */
async function enter(
  route: ReleaseRoute | null,
  store: AppStore,
  language: Language,
  { request }: LoaderFunctionArgs,
): Promise<Response | null> {
  await sessionChecked(store);
  const { pathname, search } = new URL(request.url);
  const target = pathname.slice(`/${language}`.length) + search;
  const decision = guard({ route, isMember: store.getState().session.status === 'member', target });
  return decision.kind === 'redirect' ? redirect(decision.to) : null;
}
