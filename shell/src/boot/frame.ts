import type { ReleaseRoute } from '@resort/shared/remote';

/**
 * Shows the frame of page.html (layout/before-start/frame.css) until the shell renders: with the tabs where a member will see them.
 * Without this script there is no frame, since nothing would replace it.
 */
export function showFrame(
  routes: readonly Pick<ReleaseRoute, 'path' | 'focused'>[],
  path: string,
  isMember: boolean,
): void {
  const isFocused = routes.some((route) => route.path === path && route.focused);
  document.documentElement.dataset['frame'] = isMember && !isFocused ? 'tabs' : 'plain';
}
