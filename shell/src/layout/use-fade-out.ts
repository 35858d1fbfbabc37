import { useLocation } from '@resort/shared/router';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Of a change of screens only the one that leaves is painted as a picture. What a view transition captures takes no
 * presses until it is over, so the new screen must have no name at the moment of capture: from the update until the
 * frame after it. Gives the reference for the element that is the screen.
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
