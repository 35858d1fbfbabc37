import { useLocation } from '@resort/shared/router';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Excludes the new screen from the view transition. A captured element receives no presses until the
 * transition ends, so the new screen must have no transition name while it is captured: from the update until
 * the next frame. Returns the ref for the screen's element.
 */
export function useFadeOut(): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    element.style.viewTransitionName = 'none';
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (element.style.viewTransitionName = 'screen'));
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return screen;
}
