import { useSyncExternalStore } from 'react';

/** Letters that were deleted on this page: no list shows them, whether or not the server knows already. */
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function hideLetter(id: string): void {
  set(new Set([...hidden, id]));
}

export function bringLetterBack(id: string): void {
  set(new Set([...hidden].filter((each) => each !== id)));
}

export function useHiddenLetters(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
  );
}

function set(next: ReadonlySet<string>): void {
  hidden = next;
  for (const listener of listeners) listener();
}
