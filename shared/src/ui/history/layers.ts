import { screenKey } from '../../router/index.ts';

/*
 * What lies over a screen (a sheet, a dialog) is closed by the browser's Back before Back leaves the screen. A layer
 * therefore has an entry of its own in the session history, at the same address; the router never hears of it, so going
 * over such an entry loads nothing and moves nothing.
 *
 * A layer that is closed otherwise leaves its entry behind: going back over it at once would be asynchronous, and undo a
 * navigation that overtakes it. The next layer takes that entry, and Back goes over it.
 */

/** In `history.state` of a layer's entry: how many layers were open. The rest of the state is the router's. */
const MARK = 'layers';

const closers: (() => void)[] = [];
/** the depth of the entry that the last step ended on */
let depthBefore = depthOf(history.state);

/**
 * Puts a layer over the screen; `close` is called when Back is pressed.
 * @returns takes the layer away again, however it was closed
 */
export function addLayer(close: () => void): () => void {
  closers.push(close);
  // after React has also taken away what this one stands in the place of
  queueMicrotask(giveEntries);
  return () => {
    const index = closers.indexOf(close);
    if (index !== -1) closers.splice(index, 1);
  };
}

/** Whether Back would leave the app: react-router numbers the entries of a visit from 0 in `idx`. */
export function isFirstScreen(): boolean {
  const { idx } = stateOf(history.state);
  return typeof idx !== 'number' || idx - depthOf(history.state) <= 0;
}

function giveEntries(): void {
  for (let depth = depthOf(history.state) + 1; depth <= closers.length; depth++) {
    const { idx, ...rest } = stateOf(history.state);
    // react-router counts entries in `idx`
    history.pushState({ ...rest, idx: typeof idx === 'number' ? idx + 1 : idx, [MARK]: depth }, '');
  }
  depthBefore = depthOf(history.state);
}

function follow(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const isBackwards = depth < depthBefore;
  if (depth === 0 && depthBefore === 0) return; // no layer anywhere near
  depthBefore = depth;
  if (screenKey(event.state) !== screenKey()) {
    closeDownTo(0);
    return; // the router leads to the other screen
  }
  event.stopImmediatePropagation();
  if (closers.length > depth) closeDownTo(depth);
  else if (isBackwards) history.back(); // the entry of a layer that was closed otherwise
}

function closeDownTo(depth: number): void {
  while (closers.length > depth) closers.pop()?.();
}

function depthOf(state: unknown): number {
  const depth = stateOf(state)[MARK];
  return typeof depth === 'number' ? depth : 0;
}

function stateOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

// in the capture phase, so before the router, whenever that one began to listen
window.addEventListener('popstate', follow, { capture: true });
