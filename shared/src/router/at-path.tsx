import { useMemo, type ReactNode } from 'react';
import { NavigationType, UNSAFE_LocationContext as Place } from 'react-router';

/** Renders its children as if the router's address had this path, and nothing else. */
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
