import { useSyncExternalStore } from 'react';

let isNewer = false;
const listeners = new Set<() => void>();

/** Records that a newer release is current. */
export function tellNewer(): void {
  isNewer = true;
  listeners.forEach((listener) => listener());
}

/** True once a newer release is current. */
export function useNewerRelease(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewer,
  );
}
