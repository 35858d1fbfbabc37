import { createBrowserRouter as create } from 'react-router';

/** What the router calls the entry of the session history that a document begins with. */
const FIRST = 'default';
let current = FIRST;

/** react-router's, and `screenKey` follows it: a page has one. */
export const createBrowserRouter: typeof create = (...setup) => {
  const router = create(...setup);
  current = router.state.location.key;
  router.subscribe(({ location }) => {
    current = location.key;
  });
  return router;
};

/** The router's key of the screen that is shown; `of`: of the one that an entry's `history.state` stands for. */
export function screenKey(of?: unknown): string {
  if (of === undefined) return current;
  const { key } = (of ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : FIRST;
}
