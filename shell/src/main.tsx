import './provide.ts';
import { configureApi } from '@resort/shared/api';
import { splitLanguage, startTexts, toLanguage, type Language } from '@resort/shared/i18n';
import { Provider } from '@resort/shared/redux';
import { RouterProvider } from '@resort/shared/router';
import { serveRoutes } from '@resort/shared/routes';
import { createStore } from '@resort/shared/store';
import { createRoot } from 'react-dom/client';
import { followSkin } from './layout/follow-skin.ts';
import { openRelease } from './loading/remotes.ts';
import { followOffline } from './offline/follow-offline.ts';
import { readRelease } from './release.ts';
import { followSession } from './routing/follow-session.ts';
import { weChatHandOff } from './routing/hand-off.ts';
import { createAppRouter } from './routing/router.tsx';
import { restoreSession, sessionChecked } from './session/check.ts';
import { leaveBlocked } from './updates/leave-blocked.ts';
import { followReleases } from './updates/newer-release.ts';

const loadTexts = (language: Language): Promise<{ default: object }> => import(`./locales/${language}.json`);

async function start(): Promise<void> {
  const release = readRelease();
  const language = toLanguage(splitLanguage(location.pathname).language);
  configureApi({ baseUrl: release.config.apiBase, appKey: release.config.appKey, language });
  serveRoutes(release.routes.map(({ path }) => path));
  const loadScreen = openRelease(release);

  const store = createStore();
  restoreSession(store);
  void sessionChecked(store); // travels while texts and screen load
  startTexts(language, { shell: (await loadTexts(language)).default });

  const router = createAppRouter(release, loadScreen, {
    store,
    language,
    ...weChatHandOff(store),
    handOffExtra: release.config.handOff?.extra ?? false,
  });
  followSession(store, router);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  followSkin(release, language);
  followOffline(release);
  followReleases(release, () => leaveBlocked(router, release));
}

void start();
