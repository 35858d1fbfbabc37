import { useMemo, type ReactNode } from 'react';
import { NavigationType, UNSAFE_LocationContext as Place } from 'react-router';

/** Renders its children as if the router was at this path, without query and hash. For a screen that is not open yet. */
export function AtPath({ path, children }: { path: string; children: ReactNode }) {
  const place = useMemo(
    () => ({
      location: { pathname: path, search: '', hash: '', state: null, key: path },
      navigationType: NavigationType.Push,
    }),
    [path],
  );
  return <Place value={place}>{children}</Place>;
}
