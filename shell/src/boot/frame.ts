import type { ReleaseRoute } from '@resort/shared/remote';
import { isTop } from '../tabs/tabs.ts';

/**
 * Shows the frame of page.html (layout/before-start/frame.css) until the shell renders: with the tabs where a member will
 * see them, and with a place for the way back before the emblem where a screen has one.
 * Without this script there is no frame, since nothing would replace it.
 */
export function showFrame(
  routes: readonly Pick<ReleaseRoute, 'path' | 'focused'>[],
  path: string,
  isMember: boolean,
): void {
  const route = routes.find((each) => each.path === path);
  const { dataset } = document.documentElement;
  dataset['frame'] = isMember && !route?.focused ? 'tabs' : 'plain';
  if (route && !isTop(routes, path)) dataset['above'] = '';
}
