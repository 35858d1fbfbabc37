import { useSyncExternalStore } from 'react';

/** A word about what the member just did, where the thing itself does not show it; never an error. */
export interface Toast {
  text: string;
  /** takes back what was done, while the toast is there */
  onUndo?: () => void;
  /** it has gone, and nobody took anything back */
  onGone?: () => void;
}

let current: (Toast & { id: number }) | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast in the place of the one before: likes, copies and removals follow each other quickly. */
export function showToast(toast: Toast): void {
  count += 1;
  set({ ...toast, id: count });
}

/** Takes this toast away, if it is still the one that is shown; `undo`: and takes back what was done. */
export function hideToast(id: number, undo = false): void {
  if (current?.id !== id) return;
  const { onUndo } = current;
  if (undo) current = null; // it was taken back, which is no going
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
