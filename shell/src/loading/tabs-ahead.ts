import { savesData, whenIdle, type ReleaseRoute } from '@resort/shared/remote';
import type { ComponentType } from 'react';
import { tabsOf } from '../tabs/tabs.ts';
import type { ScreenLoader } from './remotes.ts';

/** A tab's main screen that has been loaded ahead. */
export interface LoadedTab {
  /** below the language prefix */
  path: string;
  Screen: ComponentType;
}

/**
 * Loads the tabs' screens one by one and in parts while the browser is idle, and rehearses each, so that a tab opens at
 * once. Not with data saving or a slow network. Failures are ignored: the screen loads when it is opened.
 */
export async function loadTabsAhead(
  routes: readonly ReleaseRoute[],
  loadScreen: ScreenLoader,
  rehearse: (tab: LoadedTab | null) => void,
): Promise<void> {
  if (savesData()) return;
  const paths = tabsOf(routes).map(({ to }) => to);
  for (const route of routes.filter(({ path }) => paths.includes(path))) {
    await whenIdle();
    const Screen = await loadScreen(route, whenIdle).catch(() => null);
    if (Screen === null) continue;
    rehearse({ path: route.path, Screen });
    await whenIdle(); // and so the rehearsal is over: a browser that renders is not idle
    rehearse(null);
  }
}
