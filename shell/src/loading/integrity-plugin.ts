import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument } from '@resort/shared/remote';

/** Absolute path of every file of the release → its hash. */
export function pinnedFiles(release: ReleaseDocument): Map<string, string> {
  const units = Object.values(release.units);
  return new Map(
    units.flatMap(({ base, files }) => Object.entries(files).map(([file, hash]) => [base + file, hash])),
  );
}

/**
 * The federation runtime gives a remote's entry no integrity of its own. What the release does not name is not
 * loaded: throwing is what keeps this closed.
 */
export function integrityPlugin(release: ReleaseDocument): ModuleFederationRuntimePlugin {
  const pinned = pinnedFiles(release);
  return {
    name: 'release-integrity',
    createScript({ url }) {
      const { pathname } = new URL(url, location.href);
      const integrity = pinned.get(pathname);
      if (integrity === undefined) throw new Error(`not in the pinned release: ${pathname}`);
      return Object.assign(document.createElement('script'), {
        src: url,
        async: true,
        crossOrigin: 'anonymous',
        integrity,
      });
    },
  };
}
