import { useFollowed } from '../../router/index.ts';

/*
 * The element that transitions from one screen to the next; at most one per screen. `base.css` names it: the
 * pressed card's picture becomes the large picture of the next screen.
 */
interface GoesOver {
  'data-goes-over': 'from' | 'to';
}

/** On the target screen: `<div {...SHARED_TARGET}>` around its picture. */
export const SHARED_TARGET: GoesOver = { 'data-goes-over': 'to' };
const SHARED_SOURCE: GoesOver = { 'data-goes-over': 'from' };

/**
 * On the source screen: marks the element while a link with `viewTransition` to that address is followed (or
 * left with Back), so that only the pressed card has the mark. Needs a router.
 */
export function useSharedElement(to: string): GoesOver | undefined {
  return useFollowed(to) ? SHARED_SOURCE : undefined;
}
