import { useContext } from 'react';
import { UNSAFE_ViewTransitionContext as ViewTransitions, useViewTransitionState } from 'react-router';

/**
 * True while a link with a transition to exactly this address is followed, or come back from. The router's own
 * `useViewTransitionState` knows paths alone, and here it is the query that tells things apart.
 */
export function useFollowed(to: string): boolean {
  const isPath = useViewTransitionState(to);
  const transition = useContext(ViewTransitions);
  if (!isPath || !transition.isTransitioning) return false;
  const wanted = [...new URLSearchParams(to.split('?')[1] ?? '')];
  return [transition.nextLocation, transition.currentLocation].some(({ search }) => {
    const there = new URLSearchParams(search);
    return there.size === wanted.length && wanted.every(([name, value]) => there.get(name) === value);
  });
}
