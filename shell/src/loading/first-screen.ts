import { baseApi } from '@resort/shared/api';
import { picturesInView, whenIdle } from '@resort/shared/remote';
import type { AppStore } from '@resort/shared/store';
import { firstLocation, type Starting } from './first-location.ts';

/**
 * Resolves when the first screen is complete with its pictures, none of its calls is pending, and the browser
 * is idle. Later work must not compete with it.
 */
export async function firstScreenStands(router: Starting, store: AppStore): Promise<void> {
  await firstLocation(router);
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle(); // rendered, so that its calls have started
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  await whenIdle();
  await picturesInView();
  await whenIdle();
}
