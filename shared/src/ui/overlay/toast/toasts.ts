import { useSyncExternalStore } from 'react';

/** Confirms what the member just did, if the screen does not show it; never an error. */
export interface Toast {
  text: string;
  /** undoes the action, while the toast is shown */
  onUndo?: () => void;
  /** the toast disappeared without an undo */
  onGone?: () => void;
}

let current: (Toast & { id: number }) | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast instead of the current one, because likes, copies and removals follow each other quickly. */
export function showToast(toast: Toast): void {
  count += 1;
  set({ ...toast, id: count });
}

/** Hides this toast, if it is still shown; `undo`: also undoes the action. */
export function hideToast(id: number, undo = false): void {
  if (current?.id !== id) return;
  const { onUndo } = current;
  if (undo) current = null; // undone, so `onGone` is not called
  set(null);
  if (undo) onUndo?.();
}

export function useToast(): (Toast & { id: number }) | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

function set(next: typeof current): void {
  const gone = current;
  current = next;
  gone?.onGone?.();
  for (const listener of listeners) listener();
}
