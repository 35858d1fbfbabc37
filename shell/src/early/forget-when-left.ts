import { forgetEarly } from '@resort/shared/api';

/** The required part of the router. */
interface Moves {
  subscribe(listener: (state: { initialized: boolean; location: { pathname: string } }) => void): () => void;
}

/** Early responses are for the first screen only: a member who returns to it later needs fresh ones. */
export function forgetWhenLeft(router: Moves): void {
  let first: string | null = null;
  const stop = router.subscribe(({ initialized, location: { pathname } }) => {
    if (!initialized) return; // the guard may still redirect
    first ??= pathname;
    if (pathname === first) return;
    forgetEarly();
    stop();
  });
}
