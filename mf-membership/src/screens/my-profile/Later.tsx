import { NavigationType, useNavigationType } from '@resort/shared/router';
import { useDeferredValue, type ReactNode } from 'react';

/**
 * What is below the fold: drawn after the rest of the screen has been painted. On the way back it is there at once,
 * since the place that the member had scrolled to is in it.
 */
export function Later({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  return useDeferredValue(true, isBack) ? children : null;
}
