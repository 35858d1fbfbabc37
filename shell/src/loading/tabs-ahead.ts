import { savesData, whenIdle, type ReleaseRoute } from '@resort/shared/remote';
import type { AppStore } from '@resort/shared/store';
import { tabsOf } from '../tabs/tabs.ts';
import type { ScreenLoader } from './remotes.ts';

/**
 * Preloads the tabs' screens one by one and in parts while the browser is idle, so that a tab opens at once. Not with data
 * saving or a slow network, and for members only, because visitors see no tabs. Failures are ignored: the
 * screen loads when it is opened.
 */
export async function loadTabsAhead(
  routes: readonly ReleaseRoute[],
  loadScreen: ScreenLoader,
  store: AppStore,
): Promise<void> {
  if (savesData()) return;
  await memberKnown(store);
  const paths = tabsOf(routes).map(({ to }) => to);
  for (const route of routes.filter(({ path }) => paths.includes(path))) {
    await whenIdle();
    await loadScreen(route, whenIdle).catch(() => undefined);
  }
}

/** Also resolves when a visitor signs in later in this page. */
function memberKnown({ getState, subscribe }: AppStore): Promise<void> {
  return new Promise((resolve) => {
    if (getState().session.status === 'member') {
      resolve();
      return;
    }
    const stop = subscribe(() => {
      if (getState().session.status !== 'member') return;
      stop();
      resolve();
    });
  });
}
