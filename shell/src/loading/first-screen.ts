import { baseApi } from '@resort/shared/api';
import { whenIdle } from '@resort/shared/remote';
import type { AppStore } from '@resort/shared/store';

/** As much of the router as is needed. */
interface Starting {
  state: { initialized: boolean };
  subscribe(listener: (state: { initialized: boolean }) => void): () => void;
}

const LONGEST_PICTURE_MS = 5_000;

/**
 * Resolves once the first screen stands with its pictures, none of its calls is under way and the browser rests: what is for later must
 * not compete with it.
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

/** What the answers brought to look at; a picture that takes very long is no longer waited for. */
async function picturesInView(): Promise<void> {
  const open = [...document.images].filter(
    (img) => !img.complete && img.getBoundingClientRect().top < innerHeight,
  );
  const ends = open.map(
    (img) => new Promise((resolve) => ['load', 'error'].forEach((end) => img.addEventListener(end, resolve))),
  );
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, LONGEST_PICTURE_MS))]);
}
