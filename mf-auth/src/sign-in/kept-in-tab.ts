/** One value of this tab, which survives a reload. */
export interface KeptInTab<T> {
  keep(value: T): void;
  /** null if nothing readable is kept */
  read(): T | null;
  drop(): void;
}

/** In the session storage; where the browser refuses it, in memory, so that a step still leads to the next one. */
export function keptInTab<T>(key: string): KeptInTab<T> {
  let refused: T | null = null;
  return {
    keep(value) {
      refused = null;
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        refused = value;
      }
    },
    read() {
      if (refused !== null) return refused;
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    drop() {
      refused = null;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // nothing was stored
      }
    },
  };
}
