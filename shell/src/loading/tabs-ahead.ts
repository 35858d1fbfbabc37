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
 * Loads the tabs' screens one by one and in parts while the browser is idle, so that a tab opens at once. `rehearse` gets
 * each that has been loaded, and null when it has had time to render it. Nothing is loaded with data saving or on a slow
 * network. Failures are ignored: the screen loads when it is opened.
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
    await whenIdle();
    rehearse(null);
  }
}
