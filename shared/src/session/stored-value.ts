/** How long stored values are valid (specification §9: 86400 s). */
const LIFE_MS = 86_400_000;

/** `localStorage`, or memory where the browser refuses it (private windows, blocked site data). */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Values as `{value, expiresAt}` under their names. Expired or unreadable ones count as absent. */
export interface StoredValues {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  remove(name: string): void;
}

export function storedValues(store: TextStore, now: () => number = Date.now): StoredValues {
  return {
    read(name) {
      const text = store.getItem(name);
      const value = valueOf(text, now());
      if (value === null && text !== null) store.removeItem(name);
      return value;
    },
    write(name, value) {
      store.setItem(name, JSON.stringify({ value, expiresAt: now() + LIFE_MS }));
    },
    remove: (name) => store.removeItem(name),
  };
}

/** The browser's storage if it is writable; otherwise memory for the life of the page. */
export function browserStore(): TextStore {
  try {
    const probe = 'storageProbe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryStore();
  }
}

function memoryStore(): TextStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * The value in a stored text; null if it is missing, expired or unreadable. `now`: milliseconds since 1970.
 */
export function valueOf(text: string | null, now: number): unknown {
  try {
    const { value, expiresAt } = JSON.parse(text ?? '') as { value?: unknown; expiresAt?: unknown };
    return typeof expiresAt === 'number' && expiresAt > now ? (value ?? null) : null;
  } catch {
    return null;
  }
}
