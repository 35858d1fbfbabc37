/** Unit → the pinned version that failed in this tab. A release that pins another version is tried again. */
export type Fallbacks = Record<string, string>;

const KEY = 'fallbacks';

export function readFallbacks(): Fallbacks {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Fallbacks | null) ?? {};
  } catch {
    return {}; // storage refused, or not in our format
  }
}

/** False if it cannot be stored; relying on it would then cause a reload loop. */
export function rememberFallback(unit: string, version: string): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readFallbacks(), [unit]: version }));
  } catch {
    return false;
  }
  return readFallbacks()[unit] === version;
}
