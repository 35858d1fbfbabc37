import type { LastKnownGood, ReleaseDocument } from '@resort/shared/remote';

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

/**
 * The release with the last-known-good version in the place of each one that failed, whole: its files, its texts and
 * the files of its routes. Which routes there are, and who may see them, is still said by the pinned version.
 */
export function withFallbacks(release: ReleaseDocument, failed: Fallbacks): ReleaseDocument {
  let result = release;
  for (const [name, { version, lastKnownGood }] of Object.entries(release.units)) {
    if (lastKnownGood && failed[name] === version) result = replaced(result, name, lastKnownGood);
  }
  return result;
}

function replaced(
  release: ReleaseDocument,
  name: string,
  { routes, ...unit }: LastKnownGood,
): ReleaseDocument {
  return {
    ...release,
    units: { ...release.units, [name]: { ...unit, page: null, lastKnownGood: null } },
    routes: release.routes.map((route) =>
      route.unit === name ? { ...route, ...(routes[route.path] ?? { files: [], shellFiles: [] }) } : route,
    ),
  };
}
