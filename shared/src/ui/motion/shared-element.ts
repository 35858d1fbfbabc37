import { useFollowed } from '../../router/index.ts';

/*
 * What goes over from one screen into the next; one element a screen may. `base.css` gives it its name: a card that was
 * pressed takes it from the large picture of the screen that the card stands on.
 */
interface GoesOver {
  'data-goes-over': 'from' | 'to';
}

/** On the screen that is opened: `<div {...SHARED_TARGET}>` around its picture. */
export const SHARED_TARGET: GoesOver = { 'data-goes-over': 'to' };
const SHARED_SOURCE: GoesOver = { 'data-goes-over': 'from' };

/**
 * On the screen that leads there: the mark of what goes over while a link with `viewTransition` to that address is
 * followed (or come back from), so that of many cards only the pressed one has it. Needs the router above.
 */
export function useSharedElement(to: string): GoesOver | undefined {
  return useFollowed(to) ? SHARED_SOURCE : undefined;
}
