import { useLocation } from '@resort/shared/router';
import { dropHold, readHold } from '@resort/shared/session';
import { lazy, Suspense, useEffect } from 'react';

const HoldBar = lazy(() => import('./HoldBar.tsx'));

/**
 * Says on every screen that something is still held for its payment, but where nothing should lead away and on its own
 * order. The payment screen keeps the hold, and keeps it again whenever it still is one: so it is forgotten on the way
 * there. It stands before the screen, whose effects come later.
 */
export function Hold({ isFocused }: { isFocused: boolean }) {
  const { pathname, search } = useLocation();
  const at = pathname + search;
  useEffect(() => {
    if (readHold()?.pay === at) dropHold();
  }, [at]);
  const hold = readHold();
  if (hold === null || isFocused || hold.pay === at || hold.order === at) return null;
  return (
    <Suspense>
      <HoldBar key={hold.pay} hold={hold} />
    </Suspense>
  );
}
