import type { CSSProperties } from 'react';
import { useFollowed } from '../../router/index.ts';

/** What goes over from one screen into the next has this name on both; one element a screen may have it. */
const SHARED_ELEMENT = 'shared-element';

/** On the screen that is opened: `<div style={SHARED_ELEMENT_STYLE}>` around its picture. */
export const SHARED_ELEMENT_STYLE: CSSProperties = { viewTransitionName: SHARED_ELEMENT };

/**
 * On the screen that leads there: the style of what goes over while a link with `viewTransition` to that address is
 * followed (or come back from), so that of many cards only the pressed one has the name. Needs the router above.
 */
export function useSharedElement(to: string): CSSProperties | undefined {
  return useFollowed(to) ? SHARED_ELEMENT_STYLE : undefined;
}
