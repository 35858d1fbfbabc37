import { useLocation } from '@resort/shared/router';
import { useLayoutEffect } from 'react';

/**
 * Excludes the new screen from the view transition. A captured element receives no presses until the
 * transition ends, so the new screen must have no transition name while it is captured: from the update until
 * the next frame.
 */
export function useFadeOut(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = document.getElementById('main');
    if (element === null) return undefined;
    element.style.viewTransitionName = 'none';
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (element.style.viewTransitionName = 'screen'));
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
}
