import { forgetEarly } from '@resort/shared/api';

/** As much of the router as leaving needs. */
interface Moves {
  subscribe(listener: (state: { initialized: boolean; location: { pathname: string } }) => void): () => void;
}

/** The answers asked for ahead are the first screen's: a member who comes back to it later wants new ones. */
export function forgetWhenLeft(router: Moves): void {
  let first: string | null = null;
  const stop = router.subscribe(({ initialized, location: { pathname } }) => {
    if (!initialized) return; // the guard may still lead elsewhere
    first ??= pathname;
    if (pathname === first) return;
    forgetEarly();
    stop();
  });
}
