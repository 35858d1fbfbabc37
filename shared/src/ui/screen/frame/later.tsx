import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from '../../../router/index.ts';

/**
 * Content below the fold, rendered after the rest of the screen has been painted. On the way back it is rendered at
 * once, because the restored scroll position may be in it.
 */
export function Later({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  return useDeferredValue(true, isBack) ? children : null;
}
