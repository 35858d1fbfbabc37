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
import { RemoteScreen } from '../layout/RemoteScreen.tsx';
import type { ScreenLoader } from '../loading/remotes.ts';
import { startScreen } from '../loading/screen-state.ts';
import { sessionChecked } from '../session/check.ts';
import { guard } from './guard.ts';
import { PageNotFound } from './not-found.ts';

/** The routes of whatever the release pins: a new domain appears here without a change. */
export function createAppRouter(
  release: ReleaseDocument,
  loadScreen: ScreenLoader,
  store: AppStore,
  language: Language,
) {
  const children: RouteObject[] = [
    { index: true, loader: (args) => enter(null, store, language, args), element: null },
    ...release.routes.map((route) => screenRoute(route, loadScreen, store, language)),
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
  loadScreen: ScreenLoader,
  store: AppStore,
  language: Language,
): RouteObject {
  return {
    path: route.path,
    loader: (args) => enter(route, store, language, args),
    // react-router renders nothing when lazy rejects, so a failure is a state of the screen
    lazy: async () => {
      const state = await startScreen(() => loadScreen(route));
      const screen = <RemoteScreen key={route.path} state={state} />;
      return { element: route.access === 'member' ? <MemberOnly>{screen}</MemberOnly> : screen };
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
