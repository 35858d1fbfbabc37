/*
 * What lies over a screen (a sheet, a dialog) is closed by the browser's Back before Back leaves the screen. Each layer
 * therefore has an entry of its own in the session history, at the same address; the router never hears of it, so
 * going over such an entry loads nothing and moves nothing.
 *
 * A traversal is asynchronous, and layers come and go while one is under way: `settle` compares what is open with where
 * the history stands, and is asked again after each step.
 */

/** In `history.state` of a layer's entry: how many layers were open. The rest of the state is the router's. */
const MARK = 'layers';

const closers: (() => void)[] = [];
/** the router's name for the screen under the layers */
let screenKey: unknown;
let isTraversing = false;
let waiting: (() => void)[] = [];

/**
 * Puts a layer over the screen; `close` is called when Back is pressed.
 * @returns takes the layer away again, however it was closed
 */
export function addLayer(close: () => void): () => void {
  closers.push(close);
  queueMicrotask(settle);
  return () => {
    const index = closers.indexOf(close);
    if (index === -1) return;
    closers.splice(index, 1);
    queueMicrotask(settle);
  };
}

/**
 * When no entry of a closed layer is left in front: what leads elsewhere after closing a sheet waits for it, since a
 * navigation that overtakes the way back would be undone by it.
 */
export function historySettled(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    // a layer that React takes away in this turn is gone in the next one
    setTimeout(settle);
  });
}

function settle(): void {
  if (isTraversing) return;
  const depth = depthOf(history.state);
  if (depth > closers.length) {
    isTraversing = true;
    history.go(closers.length - depth);
    return;
  }
  screenKey = stateOf(history.state)['key'];
  for (let next = depth + 1; next <= closers.length; next++) {
    const { idx, ...rest } = stateOf(history.state);
    // react-router counts entries in `idx`
    history.pushState({ ...rest, idx: typeof idx === 'number' ? idx + 1 : idx, [MARK]: next }, '');
  }
  for (const resolve of waiting) resolve();
  waiting = [];
}

function follow(event: PopStateEvent): void {
  if (isTraversing) {
    isTraversing = false;
    event.stopImmediatePropagation(); // only our own way back over a closed layer
    settle();
    return;
  }
  const depth = depthOf(event.state);
  if (depth >= closers.length) {
    if (depth > 0) queueMicrotask(settle); // the entry of a layer long gone: over it, once the router knows the address
    return;
  }
  // several steps at once may end on another screen, of which the router must hear
  if (stateOf(event.state)['key'] === screenKey) event.stopImmediatePropagation();
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
// the page was reloaded with a layer open: it is no longer
if (depthOf(history.state) > 0) queueMicrotask(settle);
