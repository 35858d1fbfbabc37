import { whenIdle, type ReleaseRoute } from '@resort/shared/remote';
import type { AppStore } from '@resort/shared/store';
import { tabsOf } from '../layout/tabs/tabs.ts';
import type { ScreenLoader } from './remotes.ts';

/** As much as browsers say of the network: Chromium does, Safari does not (WICG Network Information). */
interface Network {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/**
 * Loads the tabs' screens, one after the other while the browser rests, so that a tab opens at once. Not where data is
 * dear or the network slow, and for members only: visitors see no tabs. A failure is none: the screen is loaded when
 * it is opened.
 */
export async function loadTabsAhead(
  routes: readonly ReleaseRoute[],
  loadScreen: ScreenLoader,
  store: AppStore,
): Promise<void> {
  const { connection } = navigator as Network;
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  await memberKnown(store);
  const paths = tabsOf(routes).map(({ to }) => to);
  for (const route of routes.filter(({ path }) => paths.includes(path))) {
    await whenIdle();
    await loadScreen(route).catch(() => undefined);
  }
}

/** Also when somebody signs in later in this page. */
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
