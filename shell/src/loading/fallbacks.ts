/** Unit → the pinned version that failed in this tab. A release that pins another version is tried again. */
export type Fallbacks = Record<string, string>;

const FALLBACKS = 'fallbacks';
const CRASHES = 'crashes';

/** The units whose last-known-good version this tab uses. */
export const readFallbacks = (): Fallbacks => read(FALLBACKS);
/** The units of which a screen threw. */
export const readCrashes = (): Fallbacks => read(CRASHES);

/** False if it cannot be stored; relying on it would then cause a reload loop. */
export const rememberFallback = (unit: string, version: string): boolean => write(FALLBACKS, unit, version);
export const rememberCrash = (unit: string, version: string): boolean => write(CRASHES, unit, version);

function read(key: string): Fallbacks {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Fallbacks | null) ?? {};
  } catch {
    return {}; // storage refused, or not in our format
  }
}

function write(key: string, unit: string, version: string): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(key), [unit]: version }));
  } catch {
    return false;
  }
  return read(key)[unit] === version;
}
