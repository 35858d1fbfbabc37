import { whenIdle } from '@resort/shared/remote';
import type { AppStore } from '@resort/shared/store';

/** As much of the router as is needed. */
interface Starting {
  state: { initialized: boolean };
  subscribe(listener: (state: { initialized: boolean }) => void): () => void;
}

/**
 * Resolves once the first screen stands, none of its calls is under way and the browser rests: what is for later must
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
  await callsAnswered(store);
  await whenIdle();
}

function callsAnswered({ getState, subscribe }: AppStore): Promise<void> {
  const areAnswered = () =>
    Object.values(getState().api.queries).every((query) => query?.status !== 'pending');
  return new Promise((resolve) => {
    if (areAnswered()) {
      resolve();
      return;
    }
    const stop = subscribe(() => {
      if (!areAnswered()) return;
      stop();
      resolve();
    });
  });
}
