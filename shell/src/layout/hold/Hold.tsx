import { useLocation } from '@resort/shared/router';
import { dropHold, readHold } from '@resort/shared/session';
import { lazy, Suspense, useEffect } from 'react';

const HoldBar = lazy(() => import('./HoldBar.tsx'));

/**
 * Shows on every screen that something is still held for payment, except on the screens that nothing should lead away
 * from and on its own order. The payment screen stores the hold again while it is held, so this component can forget it
 * on the way there. It is rendered before the screen, so its effects run earlier.
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
