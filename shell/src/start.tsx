import { configureApi, fetchOrTake } from '@resort/shared/api';
import { LANGUAGE_COOKIE, splitLanguage, startTexts, toLanguage, type Language } from '@resort/shared/i18n';
import { Provider } from '@resort/shared/redux';
import { withRetries, type PageRelease } from '@resort/shared/remote';
import { RouterProvider } from '@resort/shared/router';
import { serveRoutes } from '@resort/shared/routes';
import { currentSkin } from '@resort/shared/skin';
import { createStore } from '@resort/shared/store';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { shellCrashed } from './crash/shell-crashed.ts';
import { forgetWhenLeft } from './early/forget-when-left.ts';
import { firstScreenIsComplete } from './layout/later-part.ts';
import { followSkin } from './skin/follow-skin.ts';
import { LATER_MARKS, wearMarks } from './skin/marks.ts';
import { stylesArrived } from './skin/styles-arrived.ts';
import { noticed } from './loading/notices.ts';
import { nextTask } from './next-task.ts';
import { readCrashes, readFallbacks } from './loading/fallbacks.ts';
import { firstLocation } from './loading/first-location.ts';
import { firstScreenStands } from './loading/first-screen.ts';
import { openRelease } from './loading/remotes.ts';
import { wholeRelease } from './loading/whole-release.ts';
import { pinnedRelease } from './release.ts';
import { followSession } from './routing/follow-session.ts';
import { weChatHandOff } from './routing/hand-off.ts';
import { createAppRouter } from './routing/router.tsx';
import { restoreSession, serverChecked } from './session/check.ts';
import { staysWhenLeft, tabsOf } from './tabs/tabs.ts';

/** The texts that every page has, in one file: name space → texts. */
const loadTexts = (language: Language): Promise<Record<string, object>> => import(`./texts/${language}.ts`);

function serveScreens(routes: PageRelease['routes']): void {
  const tabs = tabsOf(routes);
  const paths = routes.map(({ path }) => path);
  serveRoutes(
    paths,
    paths.filter((path) => staysWhenLeft(tabs, path)),
  );
}

/** The longest wait for the first screen, in ms. The page's frame is shown meanwhile, but its tabs cannot be used. */
const PATIENCE_MS = 500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Creates the router with the release's screens, and everything that follows the first screen. */
export async function start(): Promise<void> {
  const release = pinnedRelease();
  const language = toLanguage(splitLanguage(location.pathname).language);
  document.cookie = `${LANGUAGE_COOKIE.name}=${language}; path=/; max-age=${LANGUAGE_COOKIE.maxAgeSeconds}; SameSite=Lax`;
  const { apiBase: baseUrl, appKey } = release.config;
  configureApi({ baseUrl, appKey, language, fetch: fetchOrTake });
  serveScreens(release.routes);
  const readWhole = wholeRelease(release);
  const loadScreen = openRelease(release, readWhole);

  const store = createStore();
  restoreSession(store);
  const { credentials } = store.getState().session;
  // sent while texts and screen load
  if (credentials !== null && navigator.onLine) void serverChecked(store);
  const [texts] = await Promise.all([loadTexts(language), stylesArrived(release)]);
  startTexts(language, texts);
  await nextTask(); // in one task, texts and routes block a slow phone for 60 to 110 ms

  const router = createAppRouter(release, loadScreen, {
    store,
    language,
    ...weChatHandOff(store),
    handOffExtra: release.config.handOff?.extra ?? false,
  });
  followSession(store, router, release.routes);
  forgetWhenLeft(router);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const app = (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
  // a layout that is rendered before its screen is rendered again with it, which delays the screen
  await Promise.race([firstLocation(router), pause(PATIENCE_MS)]);
  // rendered in slices, so that a slow phone can paint and handle a tap in between
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    shellCrashed();
  };
  startTransition(() => createRoot(root, { onUncaughtError }).render(app));
  const fallbacks = readFallbacks();
  // perhaps instead of a version that crashed while somebody typed
  if (Object.keys(fallbacks).length > 0)
    void import('./crash/typed-fields.ts').then(({ restoreTyped }) => restoreTyped(root));
  followSkin(release, language);
  const page = { release, router, readWhole };
  void firstScreenStands(router, store).then(() => {
    firstScreenIsComplete();
    wearMarks(release, currentSkin(), language, LATER_MARKS);
    withRetries(() => import(/* webpackChunkName: "later" */ './later.ts')) // named, so that first-route can identify it
      .then(({ beginLater }) => beginLater(page, { noticed, fallbacks, crashes: readCrashes() }))
      .catch((failure: unknown) => console.warn('later', failure));
  });
}
