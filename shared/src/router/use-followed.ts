import { useContext } from 'react';
import { UNSAFE_ViewTransitionContext as ViewTransitions, useViewTransitionState } from 'react-router';

/**
 * True while a link with a view transition to exactly this address is being followed, or left with Back. The
 * router's `useViewTransitionState` compares paths only, but here the query distinguishes the items.
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
