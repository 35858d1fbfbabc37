import type { ReleaseRoute } from '@resort/shared/remote';
import { isTop } from '../tabs/tabs.ts';

/**
 * Shows the frame of page.html (layout/before-start/frame.css) until the shell renders: in the screen's shape, with the tabs
 * where a member will see them, and with a place for the way back before the emblem where a screen has one.
 * Without this script there is no frame, since nothing would replace it.
 */
export function showFrame(
  routes: readonly Pick<ReleaseRoute, 'path' | 'focused' | 'shape'>[],
  path: string,
  isMember: boolean,
): void {
  const route = routes.find((each) => each.path === path);
  const parts = [
    isMember && !route?.focused && 'tabs',
    route && !isTop(routes, path) && 'above',
    route?.shape,
  ];
  document.documentElement.dataset['frame'] = parts.filter(Boolean).join(' ');
}
