import type { CrashFrame } from '@resort/shared/remote';

const KEY = 'crash-stacks';

type Kept = Record<string, { version: string; stack: CrashFrame[] }>;

/** Keeps where a unit crashed in this tab: the page may be reloaded before it reports. The latest one wins. */
export function rememberStack(unit: string, version: string, stack: CrashFrame[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [unit]: { version, stack } }));
  } catch {
    // reported without then
  }
}

/** undefined if nothing is known of this version. */
export function readStack(unit: string, version: string): CrashFrame[] | undefined {
  const kept = read()[unit];
  return kept?.version === version ? kept.stack : undefined;
}

function read(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {}; // refused, or not in our format
  }
}
