/** Unit → the pinned version that this tab could not use. A release that pins another one is tried afresh. */
export type Fallbacks = Record<string, string>;

const KEY = 'fallbacks';

export function readFallbacks(): Fallbacks {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Fallbacks | null) ?? {};
  } catch {
    return {}; // storage refused, or not what was written here
  }
}

/** False when it will not be remembered: who relied on it would go round in circles. */
export function rememberFallback(unit: string, version: string): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readFallbacks(), [unit]: version }));
  } catch {
    return false;
  }
  return readFallbacks()[unit] === version;
}
