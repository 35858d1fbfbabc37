import { lazy, Suspense } from 'react';

/* rare, so it is not in the first bundle */
const NothingChosen = lazy(() => import('./NothingChosen.tsx'));

/** Replaces content that the address should name, with a way on. */
export const Nothing = ({ isGone = false }: { isGone?: boolean }) => (
  <Suspense>
    <NothingChosen isGone={isGone} />
  </Suspense>
);
