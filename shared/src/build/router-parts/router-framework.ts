import { createContext, useRef, type Ref, type RefObject } from 'react';

/*
 * Replaces the components of react-router's framework mode, 1.4 kB of the first script: a page that a server renders, and
 * links that fetch such a page ahead. Every link of ours mentions them, and none asks for them.
 */

/** No page has a framework's context: the router asks before it uses one. */
export const FrameworkContext = createContext<undefined>(undefined);

/** For a link without `prefetch`: its own element, nothing to fetch and no handlers. */
export function usePrefetchBehavior(
  prefetch: 'none' | 'intent' | 'render' | 'viewport',
): [shouldPrefetch: false, element: RefObject<null>, handlers: object] {
  const element = useRef(null);
  if (prefetch !== 'none') neverRendered();
  return [false, element, {}];
}

export function mergeRefs<Value>(...refs: (Ref<Value> | undefined)[]): (value: Value | null) => void {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}

function neverRendered(): never {
  throw new Error('This build has no framework mode of react-router.');
}

export const CRITICAL_CSS_DATA_ATTRIBUTE = 'data-react-router-critical-css';
export {
  neverRendered as Links,
  neverRendered as Meta,
  neverRendered as PrefetchPageLinks,
  neverRendered as Scripts,
  neverRendered as setIsHydrated,
  neverRendered as useFrameworkContext,
};
