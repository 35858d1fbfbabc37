import { baseApi } from '@resort/shared/api';
import { picturesInView, whenIdle } from '@resort/shared/remote';
import type { AppStore } from '@resort/shared/store';

/** As much of the router as is needed. */
interface Starting {
  state: { initialized: boolean };
  subscribe(listener: (state: { initialized: boolean }) => void): () => void;
}

/**
 * Resolves once the first screen stands with its pictures, none of its calls is under way and the browser rests: what
 * is for later must not compete with it.
 */
export async function firstScreenStands(router: Starting, store: AppStore): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => (initialized ? resolve() : undefined));
  });
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle(); // rendered, so that its calls have left
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  await whenIdle();
  await picturesInView();
  await whenIdle();
}
