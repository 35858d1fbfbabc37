import { createBrowserRouter as create } from 'react-router';

/** The router's key for the first history entry of a document. */
const FIRST = 'default';
let current = FIRST;

/** Wraps react-router's function so that `screenKey` can follow the page's only router. */
export const createBrowserRouter: typeof create = (...setup) => {
  const router = create(...setup);
  current = router.state.location.key;
  router.subscribe(({ location }) => {
    current = location.key;
  });
  return router;
};

/** The router's key of the shown screen. `of`: the key of the entry with this `history.state`. */
export function screenKey(of?: unknown): string {
  if (of === undefined) return current;
  const { key } = (of ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : FIRST;
}
