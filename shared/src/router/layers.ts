import { screenKey } from './index.ts';

/*
 * The browser's Back closes a layer over a screen (a sheet, a dialog) before it leaves the screen. So each
 * layer has its own entry in the session history, with the same address. The router does not see these
 * entries, so going back over one loads and scrolls nothing.
 * A layer that is closed in another way leaves its entry behind. Going back over it at once would be
 * asynchronous and could undo a later navigation. The next layer reuses the entry, and Back skips it.
 */

/**
 * Key in `history.state` of a layer's entry: how many layers were open. The rest of the state is the
 * router's.
 */
const MARK = 'layers';

const closers: (() => void)[] = [];
/** the depth of the entry after the last navigation */
let depthBefore = depthOf(history.state);

/**
 * Opens a layer over the screen; `close` is called when Back is pressed.
 * @returns removes the layer, however it was closed
 */
export function addLayer(close: () => void): () => void {
  closers.push(close);
  // after React has removed the layer that this one replaces
  queueMicrotask(giveEntries);
  return () => {
    const index = closers.indexOf(close);
    if (index !== -1) closers.splice(index, 1);
  };
}

/** Whether Back would leave the app: react-router counts the entries of a visit from 0 in `idx`. */
export function isFirstScreen(): boolean {
  const { idx } = stateOf(history.state);
  return typeof idx !== 'number' || idx - depthOf(history.state) <= 0;
}

/** Called once `leaveLayers` has arrived at the screen's own entry. */
let arrived: (() => void) | undefined;

/** Closes all layers and goes back to the screen's own entry, for a navigation that replaces that entry. */
export async function leaveLayers(): Promise<void> {
  const depth = depthOf(history.state);
  if (depth === 0) return;
  await new Promise<void>((resolve) => {
    arrived = resolve;
    history.go(-depth);
  });
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
  const left = arrived;
  arrived = undefined;
  left?.();
  const depth = depthOf(event.state);
  const isBackwards = depth < depthBefore;
  if (depth === 0 && depthBefore === 0) return; // no layer involved
  depthBefore = depth;
  if (screenKey(event.state) !== screenKey()) {
    closeDownTo(0);
    return; // the router navigates to the other screen
  }
  event.stopImmediatePropagation();
  if (closers.length > depth) closeDownTo(depth);
  else if (isBackwards && !left) history.back(); // the leftover entry of a layer that was closed in another way
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

// in the capture phase, so that it runs before the router's listener
window.addEventListener('popstate', follow, { capture: true });
